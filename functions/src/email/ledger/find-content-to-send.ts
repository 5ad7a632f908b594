import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { readBrand } from "../brand/brand-store";
import { readFooter } from "../footer/footer-store";
import { readLaw } from "../law/law-store";
import { readSenders } from "../sending-domain/senders-store";
import type { CampaignRef } from "./batch-store";
import { findFrozenContent } from "./frozen-content-store";

/** What a campaign sends now: an automation's mails have the footer, brand and law of the day. */
export async function findContentToSend(campaign: CampaignRef): Promise<FrozenContent | undefined> {
  const frozen = await findFrozenContent(campaign);
  if (!frozen?.is_workflow) return frozen;
  const { teamId } = campaign;
  const [brand, footer, law, { reply_to }] = await Promise.all([
    readBrand(teamId),
    readFooter(teamId),
    readLaw(teamId),
    readSenders(teamId),
  ]);
  return { ...frozen, brand, footer, law, reply_to };
}
