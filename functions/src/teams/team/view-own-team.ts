import type { Team } from "@dure/domain/shared/caller/team";
import { type TeamView, viewTeam } from "@dure/domain/teams/team";
import { countMembers } from "../../identity/tenant/tenant-store";
import { type Context, callerOf } from "../../platform/context";

/** The caller's team, with the number of its active members. An API key sees it as a member does. */
export async function viewOwnTeam(ctx: Context, team: Team): Promise<TeamView> {
  const { user } = callerOf(ctx);
  const joined = user === undefined || user.team_member_status === "ACTIVE";
  return viewTeam(team, joined, await countMembers(ctx.teamId), ctx.now);
}
