import { Id } from "@dure/domain/shared/value";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { originOfTeam } from "../../identity/tenant/team-origin";
import { appUrl } from "../../platform/config";

/**
 * Redirects a provider's answer to its team's host. Providers know one callback address for all teams, while the cookie
 * that ties a consent page to its browser belongs to the team's host.
 * @param path the path at the team's host that receives the answer
 */
export async function redirectToTeam(req: Request, res: Response, path: string): Promise<void> {
  const teamId = Id.safeParse(String(req.query.state ?? "").split(".")[0]);
  const origin = teamId.success ? await originOfTeam(teamId.data) : new URL(appUrl.value()).origin;
  res.set("referrer-policy", "no-referrer").redirect(302, `${origin}${path}${new URL(req.url, origin).search}`);
}
