import { DateTime } from "luxon";

/** The weeks fetched on either side of the visible week (docs/product/scheduling-events.md#calendar-page). */
const NEIGHBOUR_WEEKS = 1;

/** The start of the week that contains an instant. 0 is Sunday. */
export function startOfWeek(atMs: number, zone: string, weekStart: number): DateTime {
  const day = DateTime.fromMillis(atMs, { zone }).startOf("day");
  return day.minus({ days: (day.weekday - weekStart + 7) % 7 });
}

/** The range of events to fetch around a week. */
export function fetchedRange(week: DateTime): { start: string; end: string } {
  const utc = (at: DateTime) => new Date(at.toMillis()).toISOString();
  return {
    start: utc(week.minus({ weeks: NEIGHBOUR_WEEKS })),
    end: utc(week.plus({ weeks: 1 + NEIGHBOUR_WEEKS })),
  };
}
