import { type BookingDefaults, initialDefaults } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import { hasCalendars } from "../../teams/connection/connection";
import { connectionsOf } from "../../teams/connection/connection-store";
import { isDisconnected } from "../calendar/calendar-error";
import { toRef } from "../calendar/find-member-calendars";
import { calendarsOf } from "../calendar/list-calendars";
import { findDefaults } from "./booking-defaults-store";

/**
 * A member's booking defaults. Without saved ones, meetings are added to the primary calendar of the account they
 * connected first, and all of their editable calendars block times. No calendars are set while no account is readable.
 * @throws PROVIDER_FAILED
 */
export async function defaultsOf(teamId: string, userId: string): Promise<BookingDefaults> {
  return (await findDefaults(teamId, userId)) ?? firstDefaults(await ownCalendars(teamId, userId));
}

function firstDefaults(accounts: CalendarView[][]): BookingDefaults {
  const [oldest = []] = accounts.filter((calendars) => calendars.length > 0);
  const first = oldest.find(({ primary }) => primary) ?? oldest[0];
  return initialDefaults(first ? toRef(first) : null, accounts.flat().map(toRef));
}

/** The calendars that a member may write to, grouped by account, in the order in which the accounts were connected. */
async function ownCalendars(teamId: string, userId: string): Promise<CalendarView[][]> {
  const connections = (await connectionsOf(teamId, userId)).filter(hasCalendars);
  const read = connections.map((connection) =>
    calendarsOf(teamId, connection).catch((error: unknown) => {
      if (isDisconnected(error)) return [];
      throw error;
    }),
  );
  return (await Promise.all(read)).map((calendars) => calendars.filter(({ canEdit }) => canEdit));
}
