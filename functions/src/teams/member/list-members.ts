import type { teamsApi } from "@dure/domain/teams/api";
import { byMemberStatus, viewMember } from "@dure/domain/teams/member";
import { listUsers } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { assertOwnTeam } from "../team/assert-own-team";

/**
 * Admins also see access requests, which come first, and deactivated members; other members see active members only.
 */
export const listMembers: Verb<typeof teamsApi.listMembers> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const forAdmin = ctx.actor.role === "admin";
  const shown = forAdmin ? (["PENDING", "ACTIVE", "DEACTIVATED"] as const) : (["ACTIVE"] as const);
  const users = await listUsers(ctx.teamId, shown);
  return { data: users.sort(byMemberStatus).map((user) => viewMember(ctx.teamId, user, forAdmin)) };
};
