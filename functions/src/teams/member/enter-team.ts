import { activate, assertMayEnter } from "@dure/domain/teams/member";
import type { Invitation } from "@dure/domain/teams/team";
import { setClaims } from "../../identity/tenant/account";
import { getUser, saveUser } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { takeSeat } from "../billing/take-seat";
import { findInvitationFor, saveInvitation } from "../invitation/invitation-store";
import { getTeam } from "../team/team-store";

type Check = (invitation: Invitation | undefined, email: string) => void;

/** Makes the caller a member and closes their open invitation; `check` throws if they may not join. */
export async function enterTeam(ctx: Context, check: Check): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [team, before] = await Promise.all([getTeam(tx, ctx.teamId), getUser(tx, ctx.teamId, ctx.actor.id)]);
    assertMayEnter(team, before, callerOf(ctx).emailVerified);
    const invitation = await findInvitationFor(tx, ctx.teamId, before.email);
    check(invitation, before.email);
    const lockSeat = await takeSeat(tx, ctx.teamId, team);

    const after = activate(before, "MEMBER", ctx.now);
    lockSeat();
    saveUser(tx, ctx.teamId, after);
    if (invitation) saveInvitation(tx, ctx.teamId, { ...invitation, state: "joined" });
    return { answer: undefined, event: { type: "member.joined", before, after } };
  });
  // If the process dies before this step, the next sign-in repairs the claims.
  await setClaims(ctx.teamId, ctx.actor.id, "member");
}
