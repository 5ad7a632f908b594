import {
  DATE_OPTIONS,
  type DateOption,
  daysOfOption,
  isDateOption,
  startOfDay,
} from "@dure/domain/records/filter/date-option";

/** The named periods of statistics (docs/product/routing-submissions.md#statistics); none lies in the future. */
export const PERIODS = DATE_OPTIONS.filter((option) => !option.startsWith("NEXT_"));

/** A named period, or one day as YYYY-MM-DD. */
export type Period = DateOption | (string & {});

/** An inclusive range of days; a missing end is unbounded. */
export type DayRange = { from?: string; to?: string };

/**
 * The days of a period now.
 * @param now UTC
 * @param timeZone the router's, whose days count
 */
export function daysOf(period: Period, now: string, timeZone: string): DayRange {
  if (!isDateOption(period)) return period ? { from: period, to: period } : {};
  const days = daysOfOption(period, now, timeZone);
  return days ? { from: days.start, to: days.end } : {};
}

/** The range as UTC instants: start inclusive, end exclusive. */
export const instantsOf = ({ from, to }: DayRange, timeZone: string) => ({
  ...(from && { from: startOfDay(from, timeZone) }),
  ...(to && { before: startOfDay(to, timeZone, 1) }),
});
