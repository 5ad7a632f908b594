import { z } from "zod";
import { Id, Time } from "../../shared/value";

/** What may happen to an address with a campaign's mail. Opens and clicks are those of people. */
export const MAIL_ACTS = ["received", "opened", "clicked", "bounced", "unsubscribed"] as const;
export type MailAct = (typeof MAIL_ACTS)[number];

/** When each act last happened with one campaign's mail to one address. */
export const MailActivity = z.object({
  campaign_id: z.string(),
  email: z.string(),
  received: Time.nullable(),
  opened: Time.nullable(),
  clicked: Time.nullable(),
  bounced: Time.nullable(),
  unsubscribed: Time.nullable(),
} satisfies Record<"campaign_id" | "email" | MailAct, z.ZodType>);
export type MailActivity = z.infer<typeof MailActivity>;

const DAY_MS = 86_400_000;

/** The operand of a condition on mails: a campaign or any, and within a number of last days or at any time. */
export const MailCondition = z.strictObject({
  campaign_id: Id.nullable(),
  days: z.int().min(1).max(3650).nullable(),
});
export type MailCondition = z.infer<typeof MailCondition>;

/** A condition on mails at a moment. */
export type MailTest = { act: MailAct; campaignId: string | null; since: string | null };

const IDENTIFIERS = new Map<string, MailAct>(MAIL_ACTS.map((act) => [`mail_${act}`, act]));

/** The identifiers by which filters of leads and deals name acts. */
export const mailIdentifier = (act: MailAct) => `mail_${act}` as const;

export const mailActOf = (identifier: string): MailAct | undefined => IDENTIFIERS.get(identifier);

/** The test of a condition's value; undefined if it is none. */
export function mailTestOf(act: MailAct, value: unknown, now: string): MailTest | undefined {
  const { data } = MailCondition.safeParse(value);
  if (!data) return undefined;
  const since = data.days === null ? null : new Date(Date.parse(now) - data.days * DAY_MS).toISOString();
  return { act, campaignId: data.campaign_id, since };
}

/**
 * Whether an act happened according to the address's activities. Only the last time of each act is known, which is
 * enough for this test.
 */
export const hasHappened = ({ act, campaignId, since }: MailTest, activities: readonly MailActivity[]): boolean =>
  activities.some((one) => {
    const at = one[act];
    return at !== null && (campaignId === null || one.campaign_id === campaignId) && (since === null || at >= since);
  });
