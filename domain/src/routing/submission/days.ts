import { Temporal } from "temporal-polyfill";

/** When a day of a zone begins (UTC). */
const startOf = (date: Temporal.PlainDate, zone: string): string =>
  new Date(date.toZonedDateTime(zone).epochMilliseconds).toISOString();

/**
 * Days of a zone, inclusive, as times (UTC); an end that is left out is open.
 * @param days yyyy-mm-dd
 */
export function spanOfDays(zone: string, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from), zone),
    before: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 }), zone),
  };
}

/** When the month of an instant began in a zone (UTC). */
export const monthStart = (zone: string, now: string): string =>
  startOf(Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 }), zone);
