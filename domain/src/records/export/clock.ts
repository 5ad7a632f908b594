import { Temporal } from "temporal-polyfill";

/** What a clock shows at a moment, as if it were UTC: both in milliseconds. */
export type Clock = (utcMs: number) => number;

/** Zones change their offset at full quarters of an hour, if at all. */
const QUARTER_MS = 900_000;
const NANOSECONDS = 1_000_000;

/** A time zone's clock for a great many times: each quarter of an hour is looked up once. */
export function createClock(timeZone: string): Clock {
  const offsets = new Map<number, number>();
  const offsetMs = (utcMs: number) =>
    Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(timeZone).offsetNanoseconds / NANOSECONDS;
  return (utcMs) => {
    const quarter = Math.floor(utcMs / QUARTER_MS);
    const known = offsets.get(quarter) ?? offsetMs(quarter * QUARTER_MS);
    offsets.set(quarter, known);
    return utcMs + known;
  };
}
