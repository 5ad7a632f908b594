import { Temporal } from "temporal-polyfill";

/** What a clock shows at a moment, as if it were UTC: both in milliseconds. */
export type Clock = (utcMs: number) => number;

/** Zones change their offset at full quarters of an hour, if at all, and once a day at most. */
const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
const NANOSECONDS = 1_000_000;

/** A time zone's clock for a great many times: each day is looked up once, and each quarter of one that changes. */
export function createClock(timeZone: string): Clock {
  const lookUp = (utcMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS;
  const ofQuarter = remembered((quarter) => lookUp(quarter * QUARTER_MS));
  const ofDay = remembered((day) => {
    const offset = lookUp(day * DAY_MS);
    return offset === lookUp((day + 1) * DAY_MS) ? offset : undefined;
  });
  return (utcMs) => utcMs + (ofDay(Math.floor(utcMs / DAY_MS)) ?? ofQuarter(Math.floor(utcMs / QUARTER_MS)));
}

function remembered<T>(find: (key: number) => T): (key: number) => T {
  const known = new Map<number, { found: T }>();
  return (key) => {
    const there = known.get(key) ?? { found: find(key) };
    known.set(key, there);
    return there.found;
  };
}
