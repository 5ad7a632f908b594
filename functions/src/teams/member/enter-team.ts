import { activate, assertMayEnter } from "@dure/domain/teams/member";
import type { Invitation } from "@dure/domain/teams/team";
import { setClaims } from "../../identity/tenant/account";
import { getUser, saveUser } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { findInvitationFor, saveInvitation } from "../invitation/invitation-store";
import { getTeam } from "../team/team-store";

type Check = (invitation: Invitation | undefined, email: string) => void;

/** Makes the caller a member, which ends their open invitation; `check` throws where that gives no right to enter. */
export async function enterTeam(ctx: Context, check: Check): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [team, before] = await Promise.all([getTeam(tx, ctx.teamId), getUser(tx, ctx.teamId, ctx.actor.id)]);
    assertMayEnter(team, before, callerOf(ctx).emailVerified);
    const invitation = await findInvitationFor(tx, ctx.teamId, before.email);
    check(invitation, before.email);

    const after = activate(before, "MEMBER", ctx.now);
    saveUser(tx, ctx.teamId, after);
    if (invitation) saveInvitation(tx, ctx.teamId, { ...invitation, state: "joined" });
    return { answer: undefined, event: { type: "member.joined", before, after } };
  });
  // Where this step is lost, the next sign-in makes up for it.
  await setClaims(ctx.teamId, ctx.actor.id, "member");
}
