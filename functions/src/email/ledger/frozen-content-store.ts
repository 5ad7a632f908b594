import { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import type { Transaction } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import { inTeam } from "../../platform/firebase";
import type { CampaignRef } from "./batch-store";

const frozenDoc = ({ teamId, campaignId }: CampaignRef) =>
  inTeam(teamId, `campaigns/${campaignId}/frozen`).doc("content");

/** What is sent never changes, so each process reads it once. */
const known = new LRUCache<string, FrozenContent>({ max: 50 });

/** What a campaign sends; undefined before it is launched, and after it was deleted. */
export async function findFrozenContent(campaign: CampaignRef): Promise<FrozenContent | undefined> {
  const ref = frozenDoc(campaign);
  const cached = known.get(ref.path);
  if (cached) return cached;
  const doc = await ref.get();
  if (!doc.exists) return undefined;
  const frozen = FrozenContent.parse(JSON.parse(String(doc.get("content"))));
  known.set(ref.path, frozen);
  return frozen;
}

/** Keeps what a campaign sends, as JSON: nobody queries it. */
export function createFrozenContent(tx: Transaction, campaign: CampaignRef, frozen: FrozenContent): void {
  tx.create(frozenDoc(campaign), { content: JSON.stringify(frozen) });
}
