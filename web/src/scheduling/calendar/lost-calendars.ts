import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { CalendarChoice } from "./calendar-choices";
import { calendarKey } from "./calendar-key";

/** The chosen calendars that are no choice any more: deleted, no longer shared, or of an account that is gone. */
export function lostCalendars(chosen: readonly CalendarRef[], choices: readonly CalendarChoice[]): CalendarRef[] {
  const known = new Set(choices.map(({ ref }) => calendarKey(ref)));
  return chosen.filter((ref) => !known.has(calendarKey(ref)));
}
