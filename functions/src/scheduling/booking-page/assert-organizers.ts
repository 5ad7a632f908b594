import type { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { findUser } from "../../identity/user/user-store";
import { readPeople } from "../../platform/auth/caller-store";
import type { Context } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";
import { findWrongChoice } from "../calendar/find-member-calendars";

/**
 * Checks that organizers are active members with calendars of their own connected accounts, and that the calendar for
 * new events is editable. Calendars that were chosen before may have been disconnected.
 * @param before the page's organizers until now
 * @throws BAD_REQUEST; REGRANT_PERMISSION or PROVIDER_FAILED when an account can't be read
 */
export async function assertOrganizers(
  { teamId }: Context,
  organizers: readonly Organizer[],
  before: readonly Organizer[] = [],
): Promise<void> {
  const { people } = await readPeople(
    teamId,
    organizers.map(({ id }) => id),
  );
  const isActive = ({ id }: Organizer) =>
    people.some(({ user_id, team_member_status }) => user_id === id && team_member_status === "ACTIVE");
  const gone = organizers.findIndex((organizer) => !isActive(organizer));
  if (gone >= 0) throw refused(`organizers.${gone}.id`, schedulingTexts.organizerGone);
  const wrong = await Promise.all(
    organizers.map((one) =>
      wrongFieldOf(
        teamId,
        one,
        before.find(({ id }) => id === one.id),
      ),
    ),
  );
  const place = wrong.findIndex(Boolean);
  if (place >= 0) throw refused(`organizers.${place}.${wrong[place]}`, schedulingTexts.calendarNotYours);
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

async function wrongFieldOf(teamId: string, organizer: Organizer, before: Organizer | undefined) {
  const wrong = await findWrongChoice(teamId, organizer.id, choiceOf(organizer), before && choiceOf(before));
  return wrong && FIELDS[wrong];
}

const FIELDS = { destination: "dest_cal", conflicts: "conflict_cals" } as const;

const choiceOf = ({ dest_cal, conflict_cals }: Organizer) => ({ destination: dest_cal, conflicts: conflict_cals });

const refused = (field: string, text: { ko: string; en: string }) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);
