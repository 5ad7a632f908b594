import { WEEKDAYS, type WorkingHours, type WorkingSpan } from "../booking-page/booking-page";
import { DAY_MS, type Interval, MINUTE_MS, merge } from "./interval";
import { daysBetween, instantIn, type OffsetPeriod, offsetPeriods } from "./zone";

/** Replaces the weekly hours on single local days; no spans make a day off, two entries for a day are merged. */
export type DateOverrides = readonly { day: string; spans: readonly WorkingSpan[] }[];

/** Working hours by the wall clock of a zone. */
export type Hours = {
  timezone: string;
  working_hours: WorkingHours;
  date_overrides?: DateOverrides;
  /** Local days without working time, such as holidays; a date override takes precedence. */
  days_off?: ReadonlySet<string>;
};

/** The working time of one local day (yyyy-mm-dd): merged, and all of it on that day. */
export type WorkingDay = { day: string; pieces: Interval[] };

/** Consecutive local days of a zone, with the zone's UTC offsets around them. */
export type LocalDays = { days: readonly { day: string; midnightMs: number }[]; stretches: readonly OffsetPeriod[] };

/** The local days from one to another, both included (yyyy-mm-dd). */
export function localDays(timezone: string, first: string, last: string): LocalDays {
  const days = daysBetween(first, last).map((day) => ({ day, midnightMs: Date.parse(day) }));
  // No clock is a day away from UTC.
  const stretches = offsetPeriods(timezone, { start: Date.parse(first) - DAY_MS, end: Date.parse(last) + 2 * DAY_MS });
  return { days, stretches };
}

/**
 * The working time of local days.
 * - Spans that touch or overlap are one, within a day.
 * - A wall-clock time that comes twice is working time twice. The clocks' change parts such a piece where the second
 *   round shows a time outside the span.
 * - A start or an end that the clocks jump over is later by the jump (Temporal's "compatible"), but stays on its day:
 *   a day that a zone skipped has no working time.
 */
export function workingDays(
  { working_hours, date_overrides = [], days_off }: Omit<Hours, "timezone">,
  { days, stretches }: LocalDays,
): WorkingDay[] {
  const weekly = WEEKDAYS.map((weekday) => clocksOf(working_hours[weekday]));
  const overrides = Map.groupBy(date_overrides, ({ day }) => day);
  return days.map(({ day, midnightMs }) => {
    const own = overrides.get(day)?.flatMap(({ spans }) => spans);
    const usual = days_off?.has(day) ? [] : (weekly[weekdayOf(midnightMs)] ?? []);
    const clocks = own ? clocksOf(own) : usual;
    return { day, pieces: merge(clocks.flatMap((clock) => piecesOf(clock, midnightMs, stretches))) };
  });
}

function piecesOf(clock: Interval, midnightMs: number, stretches: readonly OffsetPeriod[]): Interval[] {
  const pieces: Interval[] = [];
  for (const stretch of stretches) {
    const dayEnd = Math.max(stretch.start, midnightMs + DAY_MS - stretch.offsetMs);
    const start = instantIn(stretch, midnightMs + clock.start);
    const end = Math.min(instantIn(stretch, midnightMs + clock.end), dayEnd);
    if (start < end) pieces.push({ start, end });
  }
  return pieces;
}

/** 1970-01-01 was a Thursday; the week begins on Monday, 0. */
const weekdayOf = (midnightMs: number): number => (((midnightMs / DAY_MS + 3) % 7) + 7) % 7;

/** Milliseconds since midnight on the wall clock, merged. */
const clocksOf = (spans: readonly WorkingSpan[]): Interval[] =>
  merge(spans.map(({ start, end }) => ({ start: clockMs(start), end: end === "00:00" ? DAY_MS : clockMs(end) })));

const clockMs = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
