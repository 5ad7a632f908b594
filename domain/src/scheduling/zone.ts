import { Temporal } from "temporal-polyfill";
import type { Interval } from "./interval";

/** A part of a local day during which the zone's offset stays the same: UTC = wall clock − offset. */
type Stretch = Interval & { offsetMs: number };

/** A local day of a zone: where it begins and ends, and its stretches (two when the clocks change in it). */
export type ZonedDay = Interval & { midnightMs: number; stretches: readonly Stretch[] };

const MAX_KEPT = 5_000;
const kept = new Map<string, ZonedDay>();

/**
 * A local day in UTC. Days last 23 to 25 hours where clocks change, or none at all where a zone skipped one.
 * @param day yyyy-mm-dd
 */
export function zonedDay(zone: string, day: string): ZonedDay {
  const key = `${zone} ${day}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const made = makeDay(zone, Temporal.PlainDate.from(day));
  kept.set(key, made);
  return made;
}

function makeDay(zone: string, date: Temporal.PlainDate): ZonedDay {
  const first = date.toZonedDateTime(zone);
  const start = first.epochMilliseconds;
  const end = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  const stretches: Stretch[] = [];
  let at: Temporal.ZonedDateTime | null = first;
  while (at && at.epochMilliseconds < end) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition("next");
    const stretchEnd = Math.min(end, next?.epochMilliseconds ?? end);
    stretches.push({ start: at.epochMilliseconds, end: stretchEnd, offsetMs: at.offsetNanoseconds / 1e6 });
    at = next;
  }
  return { start, end, midnightMs: Date.UTC(date.year, date.month - 1, date.day), stretches };
}

/** The days from one to another, both included (yyyy-mm-dd). */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The local day of an instant (yyyy-mm-dd). */
export const localDay = (zone: string, atMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(atMs).toZonedDateTimeISO(zone).toPlainDate().toString();

/** From the start of one local day to the end of another, both included. */
export const dayRange = (zone: string, first: string, last: string): Interval => ({
  start: zonedDay(zone, first).start,
  end: zonedDay(zone, last).end,
});
