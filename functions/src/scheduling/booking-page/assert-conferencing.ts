import type { BookingPageOptions, Organizer } from "@dure/domain/scheduling/booking-page/booking-page";
import type { MeetingType } from "@dure/domain/scheduling/booking-page/meeting-plan";
import { plansOf } from "@dure/domain/scheduling/booking-page/page-offer";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import type { Context } from "../../platform/context";
import { makesConference } from "../calendar/makes-conference";
import { hasConferencingAccount } from "../conferencing/conferencing";

type Page = Pick<BookingPageOptions, "strategy" | "organizers" | "meeting_plans">;

const NAMES: Partial<Record<MeetingType, string>> = { zoom: "Zoom", teams: "Microsoft Teams" };

/**
 * Checks that a page's Zoom or Teams meetings can be created: each organizer of a round-robin page, the first one of a
 * collective page, has a connected account for them or a calendar that creates them.
 * @throws BAD_REQUEST, naming at each organizer's `meeting_plans` what to connect
 */
export async function assertConferencing({ teamId }: Context, page: Page): Promise<void> {
  const holders = page.strategy === "round-robin" ? page.organizers : page.organizers.slice(0, 1);
  const missing = await Promise.all(holders.map((holder) => missingService(teamId, page, holder)));
  if (!missing.some(Boolean)) return;
  const { people } = await readPeople(
    teamId,
    holders.map(({ id }) => id),
  );
  const details = holders.flatMap(({ id }, place) => {
    const [person, service] = [people.find(({ user_id }) => user_id === id), missing[place]];
    if (!person || !service) return [];
    const message = schedulingTexts.conferenceRequiredOf(person.display_name || person.email, service);
    return [{ path: `body.organizers.${place}.meeting_plans`, message }];
  });
  throw new AppError("BAD_REQUEST", details[0]?.message ?? schedulingTexts.conferenceDisconnected, details);
}

/** The service that an organizer has to connect; undefined when nothing is missing. */
async function missingService(teamId: string, page: Page, organizer: Organizer) {
  const { id, dest_cal } = organizer;
  for (const { type } of plansOf(page, organizer))
    if (!makesConference(dest_cal?.provider, type) && !(await hasConferencingAccount(teamId, id, type)))
      return NAMES[type];
  return undefined;
}
