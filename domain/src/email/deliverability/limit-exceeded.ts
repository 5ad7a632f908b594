/** The counters of a campaign's recipients that receivers judge a sender by. */
export type ReputationCounts = { delivered: number; bounced: number; complained: number };

/** Above these shares receivers begin to refuse a domain: Gmail names 0.3 % of complaints. */
export const MAX_COMPLAINT_RATE = 0.003;
export const MAX_BOUNCE_RATE = 0.05;

/** Fewer mails or complaints say nothing of a share. */
const MIN_MAILS = 100;
const MIN_COMPLAINTS = 3;

export type ExceededLimit = { reason: "complaints" | "bounces"; rate: number };

/**
 * Whether a campaign harms its sender's reputation and must stop (docs/product/email.md#deliverability). Complaints count
 * against delivered mails, bounces against all whose fate is known.
 */
export function limitExceeded({ delivered, bounced, complained }: ReputationCounts): ExceededLimit | undefined {
  const settled = delivered + bounced;
  if (settled < MIN_MAILS) return undefined;
  const complaintRate = delivered > 0 ? complained / delivered : 0;
  if (complained >= MIN_COMPLAINTS && complaintRate > MAX_COMPLAINT_RATE)
    return { reason: "complaints", rate: complaintRate };
  const bounceRate = bounced / settled;
  return bounceRate > MAX_BOUNCE_RATE ? { reason: "bounces", rate: bounceRate } : undefined;
}
