import type { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { findUser } from "../../identity/user/user-store";
import { readPeople } from "../../platform/auth/caller-store";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findMemberCalendars } from "../calendar/find-member-calendars";

/**
 * Checks that organizers are active members with calendars of their own connected accounts, and that the calendar for
 * new events is editable.
 * @throws BAD_REQUEST; REGRANT_PERMISSION or PROVIDER_FAILED when an account can't be read
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
  await Promise.all(organizers.map((organizer, place) => assertMemberCalendars(teamId, organizer, place)));
}

/**
 * Checks in the page's transaction that its organizers are active members. A concurrent deactivation either finds the
 * member on the page and is refused, or makes this check fail.
 */
export async function assertStillActive(tx: Tx, teamId: string, organizers: readonly Organizer[]): Promise<void> {
  const users = await Promise.all(organizers.map(({ id }) => findUser(tx, teamId, id)));
  const gone = users.findIndex((user) => user?.team_member_status !== "ACTIVE");
  if (gone >= 0) throw refused(`organizers.${gone}.id`, schedulingTexts.organizerGone);
}

async function assertMemberCalendars(teamId: string, { id, dest_cal, conflict_cals }: Organizer, place: number) {
  const find = await findMemberCalendars(teamId, id, [dest_cal, ...conflict_cals]);
  const at = `organizers.${place}`;
  if (!conflict_cals.every(find)) throw refused(`${at}.conflict_cals`, schedulingTexts.calendarNotYours);
  if (dest_cal && !find(dest_cal)?.canEdit) throw refused(`${at}.dest_cal`, schedulingTexts.calendarNotYours);
}

const refused = (field: string, text: { ko: string; en: string }) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);
