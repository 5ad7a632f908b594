/** The counters of a campaign's recipients that receivers judge a sender by. */
export type ReputationCounts = { delivered: number; bounced: number; complained: number };

/** Above these shares receivers begin to refuse a domain: Gmail names 0.3 % of complaints. */
export const MAX_COMPLAINT_RATE = 0.003;
export const MAX_BOUNCE_RATE = 0.05;

/** With fewer mails or complaints, the rates mean nothing. */
const MIN_MAILS = 100;
const MIN_COMPLAINTS = 3;

export type ExceededLimit = { reason: "complaints" | "bounces"; rate: number };

/**
 * The limit that a campaign exceeds, so that it must stop (docs/product/email.md#deliverability). Complaints are
 * counted against delivered mails, bounces against delivered and bounced ones.
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
