import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { Id, Time } from "../../shared/value";

/** A member's subscription to a dashboard's weekly e-mail (docs/product/reports.md#weekly-digest). */
export const Digest = z.object({
  dashboard_id: Id,
  user_id: Id,
  /** When the next mail is due. */
  next_at: Time,
});
export type Digest = z.infer<typeof Digest>;

/** Whether the caller gets a dashboard by e-mail, and when next. */
export const DigestView = z.object({ is_on: z.boolean(), next_at: Time.nullable() });
export type DigestView = z.infer<typeof DigestView>;

const MONDAY = 1;
const WEEK_DAYS = 7;
const AT = { hour: 8 };

/**
 * The first Monday, 8:00, after a time.
 * @param zone the team's
 */
export function nextDigestAt(after: string, zone: string): string {
  const day = Temporal.Instant.from(after).toZonedDateTimeISO(zone).toPlainDate();
  const monday = day.add({ days: (MONDAY - day.dayOfWeek + WEEK_DAYS) % WEEK_DAYS });
  const at = (days: number) =>
    new Date(monday.add({ days }).toPlainDateTime(AT).toZonedDateTime(zone).epochMilliseconds).toISOString();
  return at(0) > after ? at(0) : at(WEEK_DAYS);
}
