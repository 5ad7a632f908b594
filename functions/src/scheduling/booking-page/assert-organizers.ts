import type { CalendarRef, Organizer } from "@dure/domain/scheduling/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/caller-store";
import type { Context } from "../../platform/context";
import { connectionId } from "../../teams/connection/connection";
import { findConnection } from "../../teams/connection/connection-store";
import { calendarsOf } from "../calendar/list-calendars";

/**
 * Organizers are active members, and use calendars of their own connected accounts, adding events only to one that
 * they may edit.
 * @throws BAD_REQUEST; REGRANT_PERMISSION or PROVIDER_FAILED when an account can't be asked
 */
export async function assertOrganizers({ teamId }: Context, organizers: readonly Organizer[]): Promise<void> {
  const { people } = await readPeople(
    teamId,
    organizers.map(({ id }) => id),
  );
  const isActive = ({ id }: Organizer) =>
    people.some(({ user_id, team_member_status }) => user_id === id && team_member_status === "ACTIVE");
  const gone = organizers.findIndex((organizer) => !isActive(organizer));
  if (gone >= 0) throw refused(`organizers.${gone}.id`, schedulingTexts.organizerGone);
  await Promise.all(organizers.map((organizer, place) => assertOwnCalendars(teamId, organizer, place)));
}

async function assertOwnCalendars(teamId: string, { id: userId, dest_cal, conflict_cals }: Organizer, place: number) {
  const chosen = dest_cal ? [dest_cal, ...conflict_cals] : conflict_cals;
  const accounts = Map.groupBy(chosen, ({ provider, email }) => connectionId(provider, userId, email));
  const known = await Promise.all([...accounts.keys()].map((id) => calendarsOfAccount(teamId, id)));
  const calendars = known.flat();
  const find = (ref: CalendarRef) =>
    calendars.find(
      ({ account, id }) => account.provider === ref.provider && account.email === ref.email && id === ref.id,
    );
  const at = `organizers.${place}`;
  if (!conflict_cals.every(find)) throw refused(`${at}.conflict_cals`, schedulingTexts.calendarNotYours);
  if (dest_cal && !find(dest_cal)?.canEdit) throw refused(`${at}.dest_cal`, schedulingTexts.calendarNotYours);
}

async function calendarsOfAccount(teamId: string, id: string) {
  const connection = await findConnection(teamId, id);
  return connection ? calendarsOf(teamId, connection) : [];
}

const refused = (field: string, text: { ko: string; en: string }) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);
