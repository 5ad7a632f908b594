import { Temporal } from "temporal-polyfill";

/** Converts an instant to wall-clock time expressed as if it were UTC; both are in milliseconds. */
export type WallClock = (utcMs: number) => number;

/** UTC offsets change only at quarters of an hour, and at most once a day. */
const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const NANOSECONDS = 1_000_000;

/**
 * A time zone's clock with a cache for many lookups: one offset per day, and one per quarter hour on days when it
 * changes.
 */
export function createWallClock(timeZone: string): WallClock {
  const lookUp = (utcMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS;
  const ofQuarter = memoize((quarter) => lookUp(quarter * QUARTER_MS));
  const ofDay = memoize((day) => {
    const offset = lookUp(day * DAY_MS);
    return offset === lookUp((day + 1) * DAY_MS) ? offset : undefined;
  });
  return (utcMs) => utcMs + (ofDay(Math.floor(utcMs / DAY_MS)) ?? ofQuarter(Math.floor(utcMs / QUARTER_MS)));
}

function memoize<T>(find: (key: number) => T): (key: number) => T {
  const known = new Map<number, { found: T }>();
  return (key) => {
    const there = known.get(key) ?? { found: find(key) };
    known.set(key, there);
    return there.found;
  };
}
