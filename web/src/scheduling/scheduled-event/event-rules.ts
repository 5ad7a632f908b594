import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event";
import { zoneDay } from "../time/zone-day";

type Event = Pick<ScheduledEventView, "cancellation" | "timeslots" | "date_range" | "host">;

/** Times are UTC at one precision, so they compare as text. */
export const isPast = ({ date_range }: Pick<Event, "date_range">, now: string): boolean => date_range.end <= now;

/**
 * Whether someone may cancel or move an event (spec/3-scheduling-routing-email.md §4): neither cancelled nor over, not
 * from a suggestion, and by its host or an administrator.
 */
export const mayChange = (event: Event, person: { id: string; isAdmin: boolean }, now: string): boolean =>
  event.cancellation === null &&
  event.timeslots.type === "multi-use" &&
  !isPast(event, now) &&
  (event.host.id === person.id || person.isAdmin);

/** Events by the day they start on in a zone; upcoming ones soonest first, past ones latest first. */
export function byDay<E extends Pick<Event, "date_range">>(
  events: readonly E[],
  zone: string,
  order: "soonest" | "latest",
): [string, E[]][] {
  const sign = order === "soonest" ? 1 : -1;
  const sorted = events.toSorted((a, b) => sign * a.date_range.start.localeCompare(b.date_range.start));
  return [...Map.groupBy(sorted, ({ date_range }) => zoneDay(date_range.start, zone))];
}
