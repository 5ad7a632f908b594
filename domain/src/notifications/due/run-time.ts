import { Temporal } from "temporal-polyfill";
import type { DueTrigger } from "./due-trigger";

/** When a setting looks for due records: at `send_at` (HH:mm) of each day in `zone`. */
export type RunTimes = { send_at: string; zone: string };

/**
 * The UTC time of a day's run, with milliseconds. If the clocks skip the time, the run is later by the skipped span; if
 * they show it twice, the first one counts.
 */
export function runAt({ send_at, zone }: RunTimes, day: string): string {
  const [hour = 0, minute = 0] = send_at.split(":").map(Number);
  const { epochMilliseconds } = Temporal.PlainDate.from(day).toPlainDateTime({ hour, minute }).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}

/** The first run after a time. */
export function nextRun(times: RunTimes, after: string): string {
  const today = dayIn(times.zone, after);
  const found = [0, 1, 2].map((days) => runAt(times, plusDays(today, days))).find((at) => at > after);
  return found ?? runAt(times, plusDays(today, 2));
}

/**
 * The day of the last run that was due, as YYYY-MM-DD in the zone. A late run catches up on this day only: anything due
 * earlier is more than a day old, and is not notified.
 */
export function lastRunDay(times: RunTimes, now: string): string {
  const today = dayIn(times.zone, now);
  return runAt(times, today) <= now ? today : plusDays(today, -1);
}

/**
 * The next run after a setting's time of day or zone changes. The day stays the same even if its new time has passed,
 * so no day is skipped or repeated.
 * @param planned the next run so far
 */
export const movedRun = (times: RunTimes, before: RunTimes, planned: string): string =>
  runAt(times, dayIn(before.zone, planned));

/** The date that a record must have to be due on a day: YYYY-MM-DD. */
export function watchedDay({ type, count_value }: Pick<DueTrigger, "type" | "count_value">, dueDay: string): string {
  return plusDays(dueDay, type === "date_before" ? count_value : -count_value);
}

const dayIn = (zone: string, at: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();

const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
