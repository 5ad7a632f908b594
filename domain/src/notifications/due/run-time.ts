import { Temporal } from "temporal-polyfill";
import type { DueTrigger } from "./due-trigger";

/** When a setting looks for due records: at `send_at` (HH:mm) of each day in `zone`. */
export type RunTimes = { send_at: string; zone: string };

/**
 * A day's run as UTC with milliseconds. Where clocks skip the time, the run is as much later; where they show it twice, the
 * first counts.
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
 * The day whose run came last, as YYYY-MM-DD in the zone. A run that slept makes up for this one only: what became due
 * before it is more than a day old, and nobody is told of it.
 */
export function lastRunDay(times: RunTimes, now: string): string {
  const today = dayIn(times.zone, now);
  return runAt(times, today) <= now ? today : plusDays(today, -1);
}

/**
 * The next run of a setting whose time of the day or zone changes: the day that was to come stays the next, even where its
 * new time has passed, so no day is left out or told twice.
 * @param planned the next run so far
 */
export const movedRun = (times: RunTimes, before: RunTimes, planned: string): string =>
  runAt(times, dayIn(before.zone, planned));

/** The day that records must show to be due on a day: YYYY-MM-DD. */
export function watchedDay({ type, count_value }: Pick<DueTrigger, "type" | "count_value">, dueDay: string): string {
  return plusDays(dueDay, type === "date_before" ? count_value : -count_value);
}

const dayIn = (zone: string, at: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();

const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
