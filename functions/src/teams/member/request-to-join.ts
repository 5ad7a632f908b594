import type { teamsApi } from "@dure/domain/teams/api";
import { askToJoin, assertMayEnter } from "@dure/domain/teams/member";
import { getUser, saveUser } from "../../identity/user/user-store";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { getTeam } from "../team/team-store";

/** Asking again while the request is pending changes nothing. */
export const requestToJoin: Verb<typeof teamsApi.requestToJoin> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  await transaction(ctx, async (tx) => {
    const [team, before] = await Promise.all([getTeam(tx, ctx.teamId), getUser(tx, ctx.teamId, ctx.actor.id)]);
    assertMayEnter(team, before, callerOf(ctx).emailVerified);
    if (before.team_member_status === "PENDING") return { answer: undefined, event: [] };
    const after = askToJoin(before, ctx.now);
    saveUser(tx, ctx.teamId, after);
    return { answer: undefined, event: { type: "member.requested", before, after } };
  });
};
