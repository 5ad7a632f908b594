import { dailyLimit, nextDayOf } from "@dure/domain/email/deliverability/warm-up";
import { findSendingDomain } from "../sending-domain/sending-domain-store";
import { takeUpTo } from "./allowance-store";

export type Allowance = {
  /** How many mails may be sent now, of those asked for. */
  granted: number;
  /** When there is more; null if all were granted. */
  next_at: string | null;
};

/**
 * Takes up to `count` mails of a domain's limit for this UTC day. A new domain has a low limit, a warmed-up one none,
 * which needs no write. An unverified domain sends nothing. If a process dies after this, what it took stays used: the
 * domain sends less, never more.
 */
export async function takeAllowance(teamId: string, domain: string, count: number): Promise<Allowance> {
  const now = new Date().toISOString();
  const known = await findSendingDomain(teamId);
  if (known?.domain !== domain || known.verification_status !== "success" || known.verified_at === null)
    return { granted: 0, next_at: nextDayOf(now) };
  const limit = dailyLimit(known.verified_at, now);
  const granted = limit === null ? count : await takeUpTo(teamId, domain, { count, limit, now });
  return { granted, next_at: granted < count ? nextDayOf(now) : null };
}
