import type { BookingPage, CalendarRef } from "./booking-page";
import { conflictCalendars } from "./publish-page";

/** Whether a member's calendar is readable: its account is connected and authorized, and still shows the calendar. */
export type IsConnected = (memberId: string, calendar: CalendarRef) => boolean;

/**
 * Whether a page takes no bookings because its calendars can't be read, so that no unchecked time is offered. On a
 * round-robin page, the hosts with readable calendars still take bookings.
 */
export function hasLostCalendars(
  { strategy, organizers }: Pick<BookingPage, "strategy" | "organizers">,
  isConnected: IsConnected,
): boolean {
  const readable = organizers.map((one) => conflictCalendars(one).every((calendar) => isConnected(one.id, calendar)));
  return strategy === "round-robin" ? !readable.some(Boolean) : !readable.every(Boolean);
}
