import type { teamsApi } from "@dure/domain/teams/api";
import { activate, assertPending, deny } from "@dure/domain/teams/member";
import { setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { buySeatIfNone } from "../billing/buy-seat-if-none";
import { takeSeat } from "../billing/take-seat";
import { findInvitationFor, saveInvitation } from "../invitation/invitation-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { getTeam } from "../team/team-store";

/** Approving takes a seat. If none is left, the admin may choose to buy one. */
export const answerJoinRequest: Verb<typeof teamsApi.answerJoinRequest> = async (ctx, { params, body }) => {
  const { accept, buy_seat } = body;
  assertOwnTeam(ctx, params);
  if (accept && buy_seat) await buySeatIfNone(ctx, { userId: params.userId, status: "PENDING" });
  await transaction(ctx, async (tx) => {
    const [team, before] = await Promise.all([getTeam(tx, ctx.teamId), findUser(tx, ctx.teamId, params.userId)]);
    assertPending(before);
    const lockSeat = accept ? await takeSeat(tx, ctx.teamId, team) : undefined;
    const invitation = accept ? await findInvitationFor(tx, ctx.teamId, before.email) : undefined;

    const after = accept ? activate(before, "MEMBER", ctx.now) : deny(before, ctx.now);
    lockSeat?.();
    saveUser(tx, ctx.teamId, after);
    if (invitation) saveInvitation(tx, ctx.teamId, { ...invitation, state: "joined" });
    return { answer: undefined, event: { type: accept ? "member.joined" : "member.denied", before, after } };
  });
  // If the process dies before this step, the next sign-in repairs the claims.
  if (accept) await setClaims(ctx.teamId, params.userId, "member");
};
