import { Temporal } from "temporal-polyfill";
import { type DaySpan, daysOfOption } from "../../records/filter/date-option";
import type { Period } from "../setting/period";

const UNITS: Record<string, Temporal.DurationLike> = {
  WEEK: { weeks: 1 },
  MONTH: { months: 1 },
  QUARTER: { months: 3 },
  YEAR: { years: 1 },
};

/**
 * A period and the one before it, by their first and last days; undefined for all time. A period that is still running
 * ends today, and is compared with as many days of the one before (docs/product/reports.md#comparison).
 */
export function comparePeriods(
  { date_option, date_range }: Period,
  now: string,
  timeZone: string,
): { period: DaySpan; previous: DaySpan } | undefined {
  if (date_option === "EXACT_DATE")
    return date_range ? { period: date_range, previous: daysBefore(date_range) } : undefined;
  const whole = daysOfOption(date_option, now, timeZone);
  if (!whole) return undefined;
  const unit = UNITS[date_option.split("_")[1] ?? ""];
  if (!unit) return { period: whole, previous: daysBefore(whole) };
  const today = daysOfOption("TODAY", now, timeZone)?.start ?? whole.end;
  const isRunning = whole.start <= today && today < whole.end;
  const period = isRunning ? { start: whole.start, end: today } : whole;
  const start = dayOf(whole.start).subtract(unit);
  const last = dayOf(whole.start).subtract({ days: 1 });
  const asLong = start.add({ days: lengthOf(period) - 1 });
  const end = isRunning && Temporal.PlainDate.compare(asLong, last) < 0 ? asLong : last;
  return { period, previous: { start: String(start), end: String(end) } };
}

const dayOf = (day: string) => Temporal.PlainDate.from(day);

const lengthOf = ({ start, end }: DaySpan): number => dayOf(start).until(dayOf(end)).days + 1;

/** The span of the same length right before a span. */
function daysBefore(span: DaySpan): DaySpan {
  const first = dayOf(span.start);
  return {
    start: String(first.subtract({ days: lengthOf(span) })),
    end: String(first.subtract({ days: 1 })),
  };
}
