import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { zoneDay } from "../time/zone-day";

type Event = Pick<ScheduledEventView, "cancellation" | "timeslots" | "date_range" | "hosts">;

/** Whose meetings have been held, or are still to come. */
export type EventTab = "upcoming" | "past";

const HOUR_MS = 3_600_000;
/** No meeting is longer. */
const LONGEST_MS = 12 * HOUR_MS;

/** Times are UTC at one precision, so they compare as text. */
export const isPast = ({ date_range }: Pick<Event, "date_range">, now: string): boolean => date_range.end <= now;

/**
 * What to ask for so that every meeting of a tab is among it, the nearest first. It changes once an hour only: which of
 * the answers are over is told by the minute.
 */
export function rangeOf(when: EventTab, now: string): { from: string; order: "asc" } | { to: string; order: "desc" } {
  const hourMs = Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS;
  if (when === "upcoming") return { from: new Date(hourMs - LONGEST_MS).toISOString(), order: "asc" };
  return { to: new Date(hourMs + HOUR_MS).toISOString(), order: "desc" };
}

/**
 * Whether someone may cancel an event (docs/product/scheduling-events.md#changing-an-event): neither cancelled nor
 * over, not from a suggestion, and by one of its hosts or an administrator. To move it, its page must be there too.
 */
export const mayChange = (event: Event, person: { id: string; isAdmin: boolean }, now: string): boolean =>
  event.cancellation === null &&
  event.timeslots.type === "multi-use" &&
  !isPast(event, now) &&
  (event.hosts.some(({ id }) => id === person.id) || person.isAdmin);

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
