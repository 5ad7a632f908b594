import { Temporal } from "temporal-polyfill";

/** A zone's offset from UTC from an instant until the next entry; the first entry has no start. */
export type ZoneOffset = { from: string | null; seconds: number };

const NANOSECONDS = 1e9;

/**
 * The offsets of a zone between two instants, in their order: two each year where clocks change, one where they do not.
 * With these a million times are moved to a zone by additions, without asking for each one.
 */
export function zoneOffsets(timeZone: string, firstMs: number, lastMs: number): ZoneOffset[] {
  let at = Temporal.Instant.fromEpochMilliseconds(firstMs).toZonedDateTimeISO(timeZone);
  const offsets: ZoneOffset[] = [{ from: null, seconds: at.offsetNanoseconds / NANOSECONDS }];
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (next === null || next.epochMilliseconds > lastMs) return offsets;
    offsets.push({
      from: new Date(next.epochMilliseconds).toISOString(),
      seconds: next.offsetNanoseconds / NANOSECONDS,
    });
    at = next;
  }
}
