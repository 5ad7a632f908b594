import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { zoneDay } from "../time/zone-day";

type Event = Pick<ScheduledEventView, "cancellation" | "timeslots" | "date_range" | "hosts">;

/** Past or upcoming meetings. */
export type EventTab = "upcoming" | "past";

const HOUR_MS = 3_600_000;
/** The longest meeting. */
const LONGEST_MS = 12 * HOUR_MS;

/** Times are UTC at one precision, so they compare as text. */
export const isPast = ({ date_range }: Pick<Event, "date_range">, now: string): boolean => date_range.end <= now;

/** Whether its host may still approve it: its time has not begun. */
export const isAwaiting = (
  { approval, date_range }: Pick<ScheduledEventView, "approval" | "date_range">,
  now: string,
) => approval === "pending" && date_range.start > now;

/**
 * The time range to request so that it contains every meeting of a tab. It changes hourly, so the query key is stable;
 * which meetings are past is decided each minute on the client.
 */
export function rangeOf(when: EventTab, now: string): { from: string; order: "asc" } | { to: string; order: "desc" } {
  const hourMs = Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS;
  if (when === "upcoming") return { from: new Date(hourMs - LONGEST_MS).toISOString(), order: "asc" };
  return { to: new Date(hourMs + HOUR_MS).toISOString(), order: "desc" };
}

/**
 * Whether a user may cancel an event (docs/product/scheduling-events.md#changing-an-event): it is neither canceled nor
 * past, and the user is a host or an admin. Rescheduling also needs its page.
 */
export const mayChange = (event: Event, person: { id: string; isAdmin: boolean }, now: string): boolean =>
  event.cancellation === null &&
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
