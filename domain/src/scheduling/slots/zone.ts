import { Temporal } from "temporal-polyfill";
import { DAY_MS, type Interval } from "./interval";

/**
 * A time during which a zone's clocks stay at one distance from UTC: wall clock = UTC + `offsetMs`. Before `start` it
 * was `beforeMs`; where that is less, the clocks jumped forward at `start` and wall-clock times are missing.
 */
export type OffsetPeriod = Interval & { offsetMs: number; beforeMs: number };

const MAX_CACHED = 2_000;
const periodsByYear = new Map<string, readonly OffsetPeriod[]>();

/** A zone's stretches that reach into a range, in their order; one also ends with each year of UTC. */
export function offsetPeriods(zone: string, range: Interval): OffsetPeriod[] {
  const first = new Date(range.start).getUTCFullYear();
  const count = new Date(range.end).getUTCFullYear() - first + 1;
  return Array.from({ length: count }, (_, i) => periodsOfYear(zone, first + i))
    .flat()
    .filter(({ start, end }) => start < range.end && range.start < end);
}

/** A cache: looking up clock changes costs more than the rest of the computation. */
function periodsOfYear(zone: string, year: number): readonly OffsetPeriod[] {
  const key = `${zone} ${year}`;
  const known = periodsByYear.get(key);
  if (known) return known;
  if (periodsByYear.size >= MAX_CACHED) periodsByYear.clear();
  const made = makeYear(zone, { start: Date.UTC(year, 0, 1), end: Date.UTC(year + 1, 0, 1) });
  periodsByYear.set(key, made);
  return made;
}

function makeYear(zone: string, year: Interval): OffsetPeriod[] {
  const stretches: OffsetPeriod[] = [];
  let at: Temporal.ZonedDateTime | null = zoned(zone, year.start);
  while (at && at.epochMilliseconds < year.end) {
    const start = at.epochMilliseconds;
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition("next");
    const end = Math.min(year.end, next?.epochMilliseconds ?? year.end);
    stretches.push({ start, end, offsetMs: offsetMs(at), beforeMs: offsetMs(zoned(zone, start - 1)) });
    at = next;
  }
  return stretches;
}

const zoned = (zone: string, atMs: number) => Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone);
const offsetMs = ({ offsetNanoseconds }: Temporal.ZonedDateTime): number => offsetNanoseconds / 1e6;

/**
 * The instant in a stretch, or its nearer end, at which its clocks show a wall-clock time (in milliseconds as if it
 * were UTC). A time that they jumped over is read by the clock of before the jump, so it is as late as the jump is
 * long: Temporal's "compatible".
 */
export function instantIn({ start, end, offsetMs, beforeMs }: OffsetPeriod, wallMs: number): number {
  const shown = wallMs - offsetMs;
  const found = shown >= start ? shown : Math.max(start, wallMs - beforeMs);
  return Math.min(end, found);
}

/** The number of the local day (since 1970-01-01) of an instant inside the stretches. */
export const dayNumberAt = (stretches: readonly OffsetPeriod[], atMs: number): number =>
  Math.floor((atMs + (stretches.find(({ end }) => atMs < end)?.offsetMs ?? 0)) / DAY_MS);

/**
 * A local day in UTC. Days last 23 to 25 hours where clocks change, or none at all where a zone skipped one.
 * @param day yyyy-mm-dd
 */
export function zonedDay(zone: string, day: string): Interval {
  const date = Temporal.PlainDate.from(day);
  const start = date.toZonedDateTime(zone).epochMilliseconds;
  return { start, end: date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds };
}

/** The days from one to another, both included (yyyy-mm-dd). */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The local day of an instant (yyyy-mm-dd). */
export const localDay = (zone: string, atMs: number): string => zoned(zone, atMs).toPlainDate().toString();

/** From the start of one local day to the end of another, both included. */
export const dayRange = (zone: string, first: string, last: string): Interval => ({
  start: zonedDay(zone, first).start,
  end: zonedDay(zone, last).end,
});

/** The wall-clock time of an instant (HH:mm:ss.sss). */
export const wallTime = (zone: string, atMs: number): string => zoned(zone, atMs).toPlainTime().toString();

/** The instant at which a day's clocks show a time; one that they jump over is later by the jump. */
export const instantOf = (zone: string, day: string, time: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
