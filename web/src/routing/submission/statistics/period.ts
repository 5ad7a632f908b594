import {
  DATE_OPTIONS,
  type DateOption,
  daysOfOption,
  isDateOption,
  startOfDay,
} from "@dure/domain/records/filter/date-option";

/**
 * The spans that submissions and views are counted in (docs/product/routing-submissions.md#statistics); nothing lies
 * ahead.
 */
export const PERIODS = DATE_OPTIONS.filter((option) => !option.startsWith("NEXT_"));

/** A named span, or one day as YYYY-MM-DD. */
export type Period = DateOption | (string & {});

/** Days, both inclusive; all time where an end is left out. */
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

/** The same as instants, UTC: from the first one on, and before the last one. */
export const instantsOf = ({ from, to }: DayRange, timeZone: string) => ({
  ...(from && { from: startOfDay(from, timeZone) }),
  ...(to && { before: startOfDay(to, timeZone, 1) }),
});
