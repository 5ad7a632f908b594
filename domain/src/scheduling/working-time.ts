import { WEEKDAYS, type WorkingHours, type WorkingSpan } from "./booking-page";
import { DAY_MS, type Interval, MINUTE_MS, merge } from "./interval";
import { daysBetween, instantIn, type Stretch, zoneStretches } from "./zone";

/** What replaces the weekly hours on single local days; no spans make a day off, two entries for a day are joined. */
export type DateOverrides = readonly { day: string; spans: readonly WorkingSpan[] }[];

/** When somebody works, by the wall clock of a zone. */
export type Hours = {
  timezone: string;
  working_hours: WorkingHours;
  date_overrides?: DateOverrides;
};

/** The working time of one local day (yyyy-mm-dd): merged, and all of it on that day. */
export type WorkingDay = { day: string; pieces: Interval[] };

/** The most that a zone's clocks are away from UTC, and more. */
const FARTHEST_MS = DAY_MS;

/**
 * The working time of the local days from one to another, both included.
 * - Spans that touch or overlap are one, within a day.
 * - A wall-clock time that comes twice is working time twice. The clocks' change parts such a piece where the second
 *   round shows a time outside the span.
 * - A start or an end that the clocks jump over is later by the jump (Temporal's "compatible"), but stays on its day:
 *   a day that a zone skipped has no working time.
 */
export function workingDays({ timezone, working_hours, date_overrides = [] }: Hours, first: string, last: string) {
  const days = daysBetween(first, last);
  const overrides = Map.groupBy(date_overrides, ({ day }) => day);
  const range = { start: Date.parse(first) - FARTHEST_MS, end: Date.parse(last) + DAY_MS + FARTHEST_MS };
  const stretches = zoneStretches(timezone, range);
  return days.map((day): WorkingDay => {
    const midnightMs = Date.parse(day);
    const spans = overrides.get(day)?.flatMap((one) => one.spans) ?? working_hours[weekdayOf(midnightMs)];
    const clocks = merge(spans.map(toClock));
    return { day, pieces: merge(clocks.flatMap((clock) => piecesOf(clock, midnightMs, stretches))) };
  });
}

function piecesOf(clock: Interval, midnightMs: number, stretches: readonly Stretch[]): Interval[] {
  const [from, until, nextMidnightMs] = [midnightMs + clock.start, midnightMs + clock.end, midnightMs + DAY_MS];
  return stretches
    .map((stretch) => ({
      start: instantIn(stretch, from),
      end: Math.min(instantIn(stretch, until), Math.max(stretch.start, nextMidnightMs - stretch.offsetMs)),
    }))
    .filter(({ start, end }) => start < end);
}

/** 1970-01-01 was a Thursday; the week begins on Monday. */
const weekdayOf = (midnightMs: number) => WEEKDAYS[(((midnightMs / DAY_MS + 3) % 7) + 7) % 7] ?? "mon";

/** Milliseconds since midnight on the wall clock. */
const toClock = ({ start, end }: WorkingSpan): Interval => ({
  start: clockMs(start),
  end: end === "00:00" ? DAY_MS : clockMs(end),
});

const clockMs = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;
