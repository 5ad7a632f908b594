import { withDefaultCalendars } from "@dure/domain/scheduling/booking-defaults/booking-defaults";
import type { Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import type { Context } from "../../platform/context";
import { defaultsOf } from "../booking-defaults/defaults-of";

/** Gives organizers without a calendar for new events the calendars of their booking defaults, if they have any. */
export const withDefaultCalendarsOf = (teamId: string, organizers: readonly Organizer[]): Promise<Organizer[]> =>
  Promise.all(
    organizers.map(async (one) => (one.dest_cal ? one : withDefaultCalendars(one, await defaultsOf(teamId, one.id)))),
  );

/**
 * Like `withDefaultCalendarsOf`, for a page that is about to be published: every organizer needs a calendar.
 * @throws BAD_REQUEST naming the organizer without one; PROVIDER_FAILED
 */
export async function fillCalendars({ teamId }: Context, organizers: readonly Organizer[]): Promise<Organizer[]> {
  const filled = await withDefaultCalendarsOf(teamId, organizers);
  const place = filled.findIndex(({ dest_cal }) => !dest_cal);
  const bare = filled[place];
  if (!bare) return filled;
  const { people } = await readPeople(teamId, [bare.id]);
  const [person] = people;
  const text = person
    ? schedulingTexts.calendarRequiredOf(person.display_name || person.email)
    : schedulingTexts.organizerGone;
  throw new AppError("BAD_REQUEST", text, [{ path: `body.organizers.${place}.dest_cal`, message: text }]);
}
