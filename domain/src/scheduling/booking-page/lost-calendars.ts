import type { BookingPage, CalendarRef } from "./booking-page";
import { conflictCalendars } from "./publish-page";

/** Whether the account of a member's calendar is connected, its grant stands, and it still shows the calendar. */
export type IsConnected = (memberId: string, calendar: CalendarRef) => boolean;

/**
 * Whether a page takes no bookings because its calendars can't be read: no time is offered that nobody checked. Where
 * hosts take turns, the others go on.
 */
export function hasLostCalendars(
  { strategy, organizers }: Pick<BookingPage, "strategy" | "organizers">,
  isConnected: IsConnected,
): boolean {
  const readable = organizers.map((one) => conflictCalendars(one).every((calendar) => isConnected(one.id, calendar)));
  return strategy === "round-robin" ? !readable.some(Boolean) : !readable.every(Boolean);
}
