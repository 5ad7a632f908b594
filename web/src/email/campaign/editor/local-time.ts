import { Temporal } from "temporal-polyfill";

/** A time as `YYYY-MM-DDTHH:mm` on the clocks of a zone, as a browser's field for dates and times takes it. */
export const toLocalTime = (time: string, zone: string): string =>
  Temporal.Instant.from(time).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });

/**
 * The time at which the clocks of a zone show `YYYY-MM-DDTHH:mm`; undefined for anything else. A time that the change to
 * summer time skips is an hour later; of one that comes twice, the first counts.
 */
export function fromLocalTime(local: string, zone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined;
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
  return new Date(epochMilliseconds).toISOString();
}
