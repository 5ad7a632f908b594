import { isDeepStrictEqual } from "node:util";
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

/** A member's choices: the calendar for new events, and the calendars that block their times. */
type ChosenCalendars = { destination: CalendarRef | null; conflicts: readonly CalendarRef[] };

/**
 * The choice that names a calendar of no connected account, or a calendar for new events that is not editable;
 * undefined if all are valid. Earlier choices stay valid, so a member who has lost a calendar can still save the rest.
 * @throws REGRANT_PERMISSION or PROVIDER_FAILED when an account can't be read
 */
export async function findWrongChoice(
  teamId: string,
  userId: string,
  { destination, conflicts }: ChosenCalendars,
  before: ChosenCalendars | undefined,
): Promise<keyof ChosenCalendars | undefined> {
  const find = await findMemberCalendars(teamId, userId, [destination, ...conflicts]);
  const isKept = (ref: CalendarRef) => before?.conflicts.some((one) => isDeepStrictEqual(one, ref));
  if (!conflicts.every((ref) => isKept(ref) || find(ref))) return "conflicts";
  if (!destination || isDeepStrictEqual(destination, before?.destination)) return undefined;
  return find(destination)?.canEdit ? undefined : "destination";
}

async function calendarsOfConnection(teamId: string, id: string): Promise<CalendarView[]> {
  const connection = await findConnection(teamId, id);
  return connection ? calendarsOf(teamId, connection) : [];
}
