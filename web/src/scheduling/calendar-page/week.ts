import { DateTime } from "luxon";

/**
 * Events are fetched for the week on show with the one before and the one after
 * (docs/product/scheduling-events.md#calendar-page).
 */
const NEIGHBOUR_WEEKS = 1;

/** The first instant of the week that a moment falls in. 0 is Sunday. */
export function startOfWeek(atMs: number, zone: string, weekStart: number): DateTime {
  const day = DateTime.fromMillis(atMs, { zone }).startOf("day");
  return day.minus({ days: (day.weekday - weekStart + 7) % 7 });
}

/** What to ask the calendars for around a week. */
export function fetchedRange(week: DateTime): { start: string; end: string } {
  const utc = (at: DateTime) => new Date(at.toMillis()).toISOString();
  return {
    start: utc(week.minus({ weeks: NEIGHBOUR_WEEKS })),
    end: utc(week.plus({ weeks: 1 + NEIGHBOUR_WEEKS })),
  };
}
