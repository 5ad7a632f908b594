import {
  type BookingPage,
  type Organizer,
  type PublicBookingPage,
  type PublicPageState,
  pageKind,
} from "@dure/domain/scheduling/booking-page/booking-page";
import { windowAt } from "@dure/domain/scheduling/booking-page/page-offer";
import { pageState } from "@dure/domain/scheduling/booking-page/publish-page";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import type { Team } from "@dure/domain/shared/caller/team";
import type { User } from "@dure/domain/shared/caller/user";
import { AppError } from "@dure/domain/shared/error";
import { readPeople } from "../../platform/auth/caller-store";
import { findLink } from "../../platform/firestore/link-store";
import { getPage } from "./booking-page-store";

/** An organizer of a page, with their current name and address. */
export type PageHost = Organizer & { name: string; email: string };

/** A page as a visitor opens it: with its team, and its organizers who are active members. */
export type OpenPage = { teamId: string; page: BookingPage; team: Team; hosts: PageHost[] };

/** @throws NOT_FOUND when no page ever had the id */
export async function teamOfPage(publicId: string): Promise<string> {
  const link = await findLink(publicId, "booking-page");
  if (!link) throw new AppError("NOT_FOUND", schedulingTexts.pageNotFound);
  return link.team_id;
}

/** @throws NOT_FOUND when there is no such page, or its team is disabled */
export async function openPage(publicId: string): Promise<OpenPage> {
  const teamId = await teamOfPage(publicId);
  const page = await getPage(teamId, publicId);
  return { teamId, page, ...(await readHosts(teamId, page)) };
}

/**
 * A page's state for visitors. A collective page needs all of its organizers to be active members, a round-robin page
 * one of them.
 */
export function openState({ page, hosts }: Pick<OpenPage, "page" | "hosts">, nowMs: number): PublicPageState {
  const isComplete = page.strategy === "round-robin" ? hosts.length > 0 : hosts.length === page.organizers.length;
  return stateOf(page, hosts, { isComplete, nowMs });
}

/** The state for an event about to move, even on a page that is off. Only the event's own hosts have to be active. */
export function movingState(
  { page, hosts }: Pick<OpenPage, "page" | "hosts">,
  { host_ids }: Pick<ScheduledEvent, "host_ids">,
  nowMs: number,
): PublicPageState {
  const eventHosts = hosts.filter(({ id }) => host_ids.includes(id));
  return stateOf({ ...page, enabled: true }, eventHosts, { isComplete: eventHosts.length === host_ids.length, nowMs });
}

function stateOf(page: BookingPage, hosts: PageHost[], { isComplete, nowMs }: { isComplete: boolean; nowMs: number }) {
  const state = pageState({ ...page, organizers: hosts }, nowMs);
  return isComplete || state === "expired" || state === "off" ? state : "host_left";
}

/** A page's organizers who are active members of its team. @throws NOT_FOUND when the team is disabled */
export async function readHosts(teamId: string, page: BookingPage): Promise<{ team: Team; hosts: PageHost[] }> {
  const { team, people } = await readPeople(
    teamId,
    page.organizers.map(({ id }) => id),
  );
  const hosts = page.organizers.flatMap((organizer) => hostOf(organizer, people));
  if (team.state === "disabled") throw new AppError("NOT_FOUND", schedulingTexts.pageNotFound);
  return { team, hosts };
}

function hostOf(organizer: Organizer, people: readonly User[]): PageHost[] {
  const person = people.find(({ user_id }) => user_id === organizer.id);
  if (person?.team_member_status !== "ACTIVE") return [];
  return [{ ...organizer, name: person.display_name, email: person.email }];
}

export const toPublicPage = (
  { page, team, hosts }: OpenPage,
  state: PublicPageState,
  nowMs: number,
): PublicBookingPage => ({
  id: page.id,
  title: page.title,
  description: page.description,
  timezone: page.timezone,
  kind: pageKind(page),
  meeting_plans: page.meeting_plans.map(({ id, type, value, length }) => ({
    id,
    type,
    value: isShown(type) ? value : "",
    length,
  })),
  form: page.form,
  window: windowAt(page, nowMs),
  seats: page.seats,
  approval: page.approval,
  max_guests: page.max_guests,
  after_booking: page.after_booking,
  brand: page.brand,
  organizers: hosts.map(({ id, name, description }) => ({ id, name, description })),
  team: { name: team.company_name || team.display_name, slug: team.team_slug },
  state,
});

/** The host's own link or phone number is only shown after the booking. */
const isShown = (type: string): boolean => type === "offline";
