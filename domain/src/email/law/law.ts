import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { DEFAULT_TIME_ZONE } from "../../shared/value";

/** Whether a team keeps to Korea's law on advertising mails (docs/product/email.md#law). */
export const Law = z.object({ is_on: z.boolean() });
export type Law = z.infer<typeof Law>;

/** A team that never set it keeps to the law where it is in Korea's time zone. */
export const defaultLaw = (teamTimeZone: string): Law => ({ is_on: teamTimeZone === DEFAULT_TIME_ZONE });

const MARK = "(광고)";
const MARKED = /^\s*\(\s*광고\s*\)/;

/** A marketing mail's subject as the law wants it: marked as advertising before all else. */
export function marketingSubject({ is_on }: Law, subject: string): string {
  if (!is_on) return subject;
  return `${MARK} ${subject.replace(MARKED, "").trim()}`;
}

/** Quiet hours on the recipient's clock: without consent to mails at night, nothing is sent between them. */
const QUIET = { from: 21, until: 8 };

/**
 * When marketing may next be sent to an address, UTC; undefined if it may be sent now. Callers check `night_consent`
 * first.
 * @param timeZone the recipient's; Seoul if it is unknown
 */
export function quietUntil({ is_on }: Law, nowIso: string, timeZone: string | undefined): string | undefined {
  if (!is_on) return undefined;
  const now = Temporal.Instant.from(nowIso).toZonedDateTimeISO(timeZone ?? DEFAULT_TIME_ZONE);
  if (now.hour >= QUIET.until && now.hour < QUIET.from) return undefined;
  const day = now.hour >= QUIET.from ? now.toPlainDate().add({ days: 1 }) : now.toPlainDate();
  const morning = day.toZonedDateTime({ timeZone: now.timeZoneId, plainTime: { hour: QUIET.until } });
  return new Date(morning.epochMilliseconds).toISOString();
}
