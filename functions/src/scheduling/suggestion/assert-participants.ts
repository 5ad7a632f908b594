import type { SuggestionOptions } from "@dure/domain/scheduling/suggestion/suggestion";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Text } from "@dure/domain/shared/text";
import { readPeople } from "../../platform/auth/caller-store";
import type { Context } from "../../platform/context";
import { findMemberCalendars } from "../calendar/find-member-calendars";

/**
 * Checks that the calendar is an editable one of the organizer's, and that the attendees are other active members.
 * @throws BAD_REQUEST; REGRANT_PERMISSION or PROVIDER_FAILED when the calendar's account can't be read
 */
export async function assertParticipants(ctx: Context, { dest_cal, attendees }: SuggestionOptions): Promise<void> {
  const { teamId, actor } = ctx;
  const [{ people }, find] = await Promise.all([
    readPeople(teamId, attendees),
    findMemberCalendars(teamId, actor.id, [dest_cal]),
  ]);
  if (dest_cal && !find(dest_cal)?.canEdit) throw refused("dest_cal", schedulingTexts.calendarNotYours);
  const active = people.filter(({ team_member_status }) => team_member_status === "ACTIVE").map((one) => one.user_id);
  const wrong = attendees.findIndex(
    (id, place) => id === actor.id || attendees.indexOf(id) < place || !active.includes(id),
  );
  if (wrong >= 0) throw refused(`attendees.${wrong}`, schedulingTexts.organizerGone);
}

const refused = (field: string, text: Text) =>
  new AppError("BAD_REQUEST", text, [{ path: `body.${field}`, message: text }]);
