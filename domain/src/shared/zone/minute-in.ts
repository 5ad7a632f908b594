import { Temporal } from "temporal-polyfill";

/** A time (UTC) in a zone, to the minute, as spreadsheets read it: `2026-03-02 09:00`. */
export const minuteIn = (zone: string, time: string): string =>
  Temporal.Instant.from(time)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");
