import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import type { CalendarView } from "@dure/domain/scheduling/calendar/api";
import { connectionId } from "../../teams/connection/connection";
import { findConnection } from "../../teams/connection/connection-store";
import { calendarsOf } from "./list-calendars";

export const toRef = ({ account, id }: CalendarView): CalendarRef => ({ ...account, id });

/**
 * Lists the calendars of the accounts that `chosen` names.
 * @returns a look-up among them; it finds no calendar of an account that the member has not connected
 * @throws REGRANT_PERMISSION or PROVIDER_FAILED when an account can't be read
 */
export async function findMemberCalendars(
  teamId: string,
  userId: string,
  chosen: readonly (CalendarRef | null)[],
): Promise<(ref: CalendarRef) => CalendarView | undefined> {
  const ids = chosen.flatMap((ref) => (ref ? connectionId(ref.provider, userId, ref.email) : []));
  const known = await Promise.all([...new Set(ids)].map((id) => calendarsOfConnection(teamId, id)));
  const calendars = known.flat();
  return (ref) =>
    calendars.find(
      ({ account, id }) => account.provider === ref.provider && account.email === ref.email && id === ref.id,
    );
}

async function calendarsOfConnection(teamId: string, id: string): Promise<CalendarView[]> {
  const connection = await findConnection(teamId, id);
  return connection ? calendarsOf(teamId, connection) : [];
}
