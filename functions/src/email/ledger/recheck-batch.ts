import { refusalOf } from "@dure/domain/email/address/address";
import type { PauseReason } from "@dure/domain/email/campaign/campaign-status";
import type { Batch, Left } from "@dure/domain/email/ledger/batch";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { quietUntilOfBatch } from "@dure/domain/email/ledger/quiet-until-of-batch";
import { readAddresses } from "../address/address-store";
import { takeAllowance } from "../deliverability/allowance";
import { findSenderIssue } from "../sending-domain/assert-sender";
import type { CampaignRef } from "./batch-store";
import { mailKindOf } from "./mail-kind-of";

/**
 * What the check right before a call says: who is left out and how many may get it now, or that all of it waits, or that
 * the campaign has to be paused.
 */
export type Recheck =
  | { left: Left[]; granted: number; moreAt: string | null }
  | { until: string }
  | { pause: { reason: PauseReason; detail: string } };

/** Looks again at all that may have changed since the batch was made: the domain, consent, the hour, the warm-up. */
export async function recheckBatch(campaign: CampaignRef, frozen: FrozenContent, batch: Batch): Promise<Recheck> {
  const { teamId } = campaign;
  const [issue, states] = await Promise.all([
    findSenderIssue(teamId, frozen.sender_email),
    readAddresses(
      teamId,
      batch.rows.map(({ email }) => email),
    ),
  ]);
  if (issue) return { pause: { reason: "domain", detail: frozen.sender_email } };
  const mail = mailKindOf(frozen);
  const left = batch.rows.flatMap(({ key, email }) => {
    const reason = refusalOf(states.get(email), mail);
    return reason ? [{ key, reason }] : [];
  });
  const until = quietUntilOfBatch(frozen, batch, new Date().toISOString());
  const agreed = batch.rows.every(({ email }) => states.get(email)?.night_consent === true);
  if (until !== undefined && !agreed) return { until };
  const wanted = batch.rows.length - left.length;
  if (wanted === 0) return { left, granted: 0, moreAt: null };
  const { granted, next_at } = await takeAllowance(teamId, domainOf(frozen.sender_email), wanted);
  return granted === 0 && next_at !== null ? { until: next_at } : { left, granted, moreAt: next_at };
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();
