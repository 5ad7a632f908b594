import { Temporal } from "temporal-polyfill";

/** Named date ranges in a date filter (docs/product/records-lists.md#date-options). Weeks start on Monday. */
export const DATE_OPTIONS = [
  "ALL_TIME",
  "TODAY",
  "YESTERDAY",
  "LAST_WEEK",
  "THIS_WEEK",
  "NEXT_WEEK",
  "LAST_MONTH",
  "THIS_MONTH",
  "NEXT_MONTH",
  "LAST_QUARTER",
  "THIS_QUARTER",
  "NEXT_QUARTER",
  "LAST_YEAR",
  "THIS_YEAR",
  "NEXT_YEAR",
] as const;
export type DateOption = (typeof DATE_OPTIONS)[number];

/** First and last day, both inclusive, as YYYY-MM-DD. */
export type DaySpan = { start: string; end: string };

export const isDateOption = (value: unknown): value is DateOption =>
  (DATE_OPTIONS as readonly unknown[]).includes(value);

const OFFSETS: Record<string, number> = { LAST: -1, THIS: 0, NEXT: 1 };

/**
 * The current dates of an option; undefined for all time.
 * @param now UTC
 * @param timeZone the zone that defines "today"
 */
export function daysOfOption(option: DateOption, now: string, timeZone: string): DaySpan | undefined {
  if (option === "ALL_TIME") return undefined;
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
  if (option === "TODAY") return span(today, today);
  if (option === "YESTERDAY") return span(today.subtract({ days: 1 }), today.subtract({ days: 1 }));

  const [which = "", unit = ""] = option.split("_");
  const offset = OFFSETS[which] ?? 0;
  const start = (STARTS[unit] ?? STARTS.YEAR)(today, offset);
  const next = (STARTS[unit] ?? STARTS.YEAR)(today, offset + 1);
  return span(start, next.subtract({ days: 1 }));
}

type Start = (today: Temporal.PlainDate, offset: number) => Temporal.PlainDate;

/** The first day of the unit `offset` units away from the current one. */
const STARTS: Record<string, Start> & { YEAR: Start } = {
  WEEK: (today, offset) => today.subtract({ days: today.dayOfWeek - 1 }).add({ weeks: offset }),
  MONTH: (today, offset) => today.with({ day: 1 }).add({ months: offset }),
  QUARTER: (today, offset) =>
    today.with({ day: 1, month: today.month - ((today.month - 1) % 3) }).add({ months: 3 * offset }),
  YEAR: (today, offset) => today.with({ day: 1, month: 1 }).add({ years: offset }),
};

const span = (start: Temporal.PlainDate, end: Temporal.PlainDate): DaySpan => ({
  start: start.toString(),
  end: end.toString(),
});

/** The first instant of a day in a zone, as UTC with milliseconds; `plusDays` is added to the day. */
export function startOfDay(day: string, timeZone: string, plusDays = 0): string {
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(timeZone);
  return new Date(start.epochMilliseconds).toISOString();
}
