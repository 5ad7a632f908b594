import { Temporal } from "temporal-polyfill";

/** The start of a day in a zone, in UTC. */
const startOf = (date: Temporal.PlainDate, zone: string): string =>
  new Date(date.toZonedDateTime(zone).epochMilliseconds).toISOString();

/** Converts an inclusive range of days in a zone to UTC times; an omitted end is open. */
export function spanOfDays(zone: string, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from), zone),
    before: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 }), zone),
  };
}

/** The start, in UTC, of the month that contains an instant in a zone. */
export const monthStart = (zone: string, now: string): string =>
  startOf(Temporal.Instant.from(now).toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 }), zone);
