import { refusalOf } from "@dure/domain/email/address/address";
import type { PauseReason } from "@dure/domain/email/campaign/campaign-status";
import type { Batch, Left } from "@dure/domain/email/ledger/batch";
import type { FrozenContent } from "@dure/domain/email/ledger/frozen-content";
import { quietUntilOfBatch } from "@dure/domain/email/ledger/quiet-until-of-batch";
import { splitForNight } from "@dure/domain/email/ledger/split-for-night";
import { readAddresses } from "../address/address-store";
import { takeAllowance } from "../deliverability/allowance";
import { hasMarketingEmail } from "../require-marketing-email";
import { findSenderIssue } from "../sending-domain/find-sender-issue";
import type { CampaignRef } from "./batch-store";
import { mailKindOf } from "./mail-kind-of";

/**
 * The result of the check right before a call: who is left out and who gets the mail now (keys), or until when the
 * whole batch waits, or why the campaign has to be paused.
 */
export type Recheck =
  | { left: Left[]; now: string[]; moreAt: string | null }
  | { until: string }
  | { pause: { reason: PauseReason; detail: string } };

/** Looks again at all that may have changed since the batch was made: the team, the domain, consent, the hour, the warm-up. */
export async function recheckBatch(campaign: CampaignRef, frozen: FrozenContent, batch: Batch): Promise<Recheck> {
  const { teamId } = campaign;
  const [isTeamSending, issue, states] = await Promise.all([
    hasMarketingEmail(teamId),
    findSenderIssue(teamId, frozen.sender_email),
    readAddresses(
      teamId,
      batch.rows.map(({ email }) => email),
    ),
  ]);
  if (!isTeamSending) return { pause: { reason: "team", detail: "" } };
  if (issue) return { pause: { reason: "domain", detail: frozen.sender_email } };
  const mail = mailKindOf(frozen);
  const left = batch.rows.flatMap(({ key, email }) => {
    const reason = refusalOf(states.get(email), mail);
    return reason ? [{ key, reason }] : [];
  });
  const out = new Set(left.map(({ key }) => key));
  const until = quietUntilOfBatch(frozen, batch, new Date().toISOString());
  const { now, areOthersWaiting } = splitForNight(
    batch.rows.filter(({ key }) => !out.has(key)),
    until,
    (email) => states.get(email)?.night_consent === true,
  );
  const morning = areOthersWaiting && until !== undefined ? until : null;
  if (now.length === 0) return morning === null ? { left, now, moreAt: null } : { until: morning };
  const { granted, next_at } = await takeAllowance(teamId, domainOf(frozen.sender_email), now.length);
  const [moreAt = null] = [next_at, morning].filter((time) => time !== null).sort();
  return granted === 0 && moreAt !== null ? { until: moreAt } : { left, now: now.slice(0, granted), moreAt };
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();
