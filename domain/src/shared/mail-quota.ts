import { z } from "zod";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** At most `mails` in any period of `periodMs`. */
export type MailLimit = { mails: number; periodMs: number };

/** How many mails of each kind may be sent (docs/product/platform.md#limits-on-mails). */
export const MAIL_LIMITS = {
  verification: { recipient: { mails: 5, periodMs: HOUR_MS }, team: { mails: 100, periodMs: HOUR_MS } },
  reset: { recipient: { mails: 5, periodMs: HOUR_MS }, team: { mails: 100, periodMs: HOUR_MS } },
  ipPass: { recipient: { mails: 5, periodMs: HOUR_MS }, team: { mails: 20, periodMs: HOUR_MS } },
  test: {
    recipient: { mails: 10, periodMs: DAY_MS },
    member: { mails: 30, periodMs: HOUR_MS },
    team: { mails: 100, periodMs: DAY_MS },
  },
  invitation: { recipient: { mails: 5, periodMs: DAY_MS }, team: { mails: 500, periodMs: DAY_MS } },
  // `recipient` counts over all teams: the address is not verified, and a stranger must not be flooded through many
  // teams.
  meeting: { recipientOfTeam: { mails: 10, periodMs: HOUR_MS }, recipient: { mails: 30, periodMs: HOUR_MS } },
  submission: { recipientOfTeam: { mails: 5, periodMs: HOUR_MS }, recipient: { mails: 15, periodMs: HOUR_MS } },
} satisfies Record<string, Record<string, MailLimit>>;

/** The mailbox of an address: a part after a plus sign leads to the same mailbox. */
export function mailboxOf(email: string): string {
  const [local = "", ...domain] = email.toLowerCase().split("@");
  return [local.split("+", 1)[0], ...domain].join("@");
}

/** A mail that counts against a limit. */
export const CountedMail = z.object({ id: z.string(), at_ms: z.number() });
export type CountedMail = z.infer<typeof CountedMail>;

/**
 * Counts mails against a limit. A mail that counts already, by its id, is not counted again.
 * @returns the mails that count from now on; or, if they are too many, the time until the limit has room for them
 */
export function countMails(
  counted: readonly CountedMail[],
  ids: readonly string[],
  { mails, periodMs }: MailLimit,
  nowMs: number,
): { counted: CountedMail[] } | { waitMs: number } {
  const recent = counted.filter(({ at_ms }) => at_ms > nowMs - periodMs);
  const news = ids.filter((id) => !recent.some((one) => one.id === id));
  const excess = recent.length + news.length - mails;
  if (news.length === 0 || excess <= 0) return { counted: [...recent, ...news.map((id) => ({ id, at_ms: nowMs }))] };
  const last = recent[excess - 1];
  return { waitMs: last ? last.at_ms + periodMs - nowMs : periodMs };
}
