import { Temporal } from "temporal-polyfill";

/** A time as `YYYY-MM-DDTHH:mm` on the clocks of a zone, as a browser's field for dates and times takes it. */
export const toLocalTime = (time: string, zone: string): string =>
  Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/**
 * The time at which a zone's clocks show `YYYY-MM-DDTHH:mm`; undefined for anything else. A time that daylight saving
 * skips becomes an hour later; if a time occurs twice, the first one counts.
 */
export function fromLocalTime(local: string, zone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}
