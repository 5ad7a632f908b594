import type { Router } from "@dure/domain/routing/router/router";
import { routingTexts } from "@dure/domain/routing/texts";
import type { RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import type { Team } from "@dure/domain/shared/caller/team";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { findTeam } from "../../platform/auth/team-store";
import { findLink } from "../../platform/firestore/link-store";
import { getStoredRouter } from "../router/router-store";

/** A router for a visitor. `isActive`: it takes submissions now. */
export type OpenRouter = { teamId: string; router: Router; team: Team; flags: RemoteFlags; isActive: boolean };

/** @throws NOT_FOUND if the router does not exist, or its team is disabled */
export async function openRouter(publicId: string, now: string): Promise<OpenRouter> {
  const link = await findLink(publicId, "router");
  if (!link) throw new AppError("NOT_FOUND", routingTexts.routerNotFound);
  const [router, found] = await Promise.all([getStoredRouter(link.team_id, link.id), findTeam(link.team_id)]);
  if (!found || found.team.state === "disabled") throw new AppError("NOT_FOUND", routingTexts.routerNotFound);
  const isActive = router.status === "active" && hasRouters(found.team, found.flags, now);
  return { teamId: link.team_id, router, ...found, isActive };
}
