import { Id } from "@dure/domain/shared/value";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { originOfTeam } from "../../identity/tenant/team-address";
import { appUrl } from "../../platform/config";

/**
 * Redirects a provider's answer to the host of the team that it is for. Providers know one callback address for all teams,
 * while the cookie that ties a consent page to its browser is the team's host's.
 * @param path where the team's host takes it
 */
export async function redirectToTeam(req: Request, res: Response, path: string): Promise<void> {
  const teamId = Id.safeParse(String(req.query.state ?? "").split(".")[0]);
  const origin = teamId.success ? await originOfTeam(teamId.data) : new URL(appUrl.value()).origin;
  res.set("referrer-policy", "no-referrer").redirect(302, `${origin}${path}${new URL(req.url, origin).search}`);
}
