import type { teamsApi } from "@dure/domain/teams/api";
import { activate, assertPending, deny } from "@dure/domain/teams/member";
import { setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { findInvitationFor, saveInvitation } from "../invitation/invitation-store";
import { assertOwnTeam } from "../team/assert-own-team";

export const answerJoinRequest: Verb<typeof teamsApi.answerJoinRequest> = async (ctx, { params, body: { accept } }) => {
  assertOwnTeam(ctx, params);
  await transaction(ctx, async (tx) => {
    const before = await findUser(tx, ctx.teamId, params.userId);
    assertPending(before);
    const invitation = accept ? await findInvitationFor(tx, ctx.teamId, before.email) : undefined;

    const after = accept ? activate(before, "MEMBER", ctx.now) : deny(before, ctx.now);
    saveUser(tx, ctx.teamId, after);
    if (invitation) saveInvitation(tx, ctx.teamId, { ...invitation, state: "joined" });
    return { answer: undefined, event: { type: accept ? "member.joined" : "member.denied", before, after } };
  });
  // If the process dies before this step, the next sign-in repairs the claims.
  if (accept) await setClaims(ctx.teamId, params.userId, "member");
};
