import { type BookingDefaults, initialDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { hasCalendars } from "../../teams/connection/connection";
import { connectionsOf } from "../../teams/connection/connection-store";
import { isDisconnected } from "../calendar/calendar-error";
import { calendarsOf } from "../calendar/list-calendars";
import { findDefaults } from "./booking-defaults-store";

/**
 * A member's booking defaults. Without saved ones, the primary calendar of the account they connected first; none while
 * no account is readable.
 * @throws PROVIDER_FAILED
 */
export async function defaultsOf(teamId: string, userId: string): Promise<BookingDefaults> {
  return (await findDefaults(teamId, userId)) ?? initialDefaults(await firstCalendar(teamId, userId));
}

async function firstCalendar(teamId: string, userId: string): Promise<CalendarRef | null> {
  for (const connection of (await connectionsOf(teamId, userId)).filter(hasCalendars)) {
    const calendars = await calendarsOf(teamId, connection).catch((error: unknown) => {
      if (isDisconnected(error)) return [];
      throw error;
    });
    const writable = calendars.filter(({ canEdit }) => canEdit);
    const first = writable.find(({ primary }) => primary) ?? writable[0];
    if (first) return { ...first.account, id: first.id };
  }
  return null;
}
