import type { User } from "@dure/domain/identity/user";
import type { BookingPage, PublicBookingPage, PublicPageState } from "@dure/domain/scheduling/booking-page";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Team } from "@dure/domain/teams/team";
import { readCaller } from "../../platform/caller-store";
import { findLink, type Link } from "../link-store";
import { getPage } from "./booking-page-store";

/** A page as a visitor opens it: with its team, and its organizer as they are now. */
export type OpenPage = { teamId: string; page: BookingPage; team: Team; host: BookingPage["organizer"] };

/** @throws NOT_FOUND when there is no such page, or its team is disabled */
export async function openPage(publicId: string): Promise<OpenPage> {
  const link = await findLink(publicId, "booking-page");
  if (!link) throw new AppError("NOT_FOUND", schedulingTexts.pageNotFound);
  const [page, { team, host }] = await Promise.all([getPage(link.team_id, link.page_id), readHost(link)]);
  return { teamId: link.team_id, page, team, host };
}

/** @throws NOT_FOUND when the team is disabled or the host is gone */
export async function readHost({ team_id, host_id }: Link): Promise<{ team: Team; host: BookingPage["organizer"] }> {
  const { team, user } = await readCaller(team_id, host_id);
  if (team.state === "disabled" || !user) throw new AppError("NOT_FOUND", schedulingTexts.pageNotFound);
  return { team, host: hostOf(user) };
}

const hostOf = ({ user_id, display_name, email }: User) => ({ id: user_id, name: display_name, email });

export const toPublicPage = ({ page, team, host }: OpenPage, state: PublicPageState): PublicBookingPage => ({
  id: page.id,
  title: page.title,
  description: page.description,
  length: page.length,
  timezone: page.timezone,
  location: page.location,
  window: page.window,
  organizer: { id: host.id, name: host.name },
  team: { name: team.company_name || team.display_name, slug: team.team_slug },
  state,
});
