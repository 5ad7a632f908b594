import { roleOf } from "@dure/domain/shared/caller/role-of";
import type { teamsApi } from "@dure/domain/teams/api";
import { assertActiveMember, withRole } from "@dure/domain/teams/role";
import { setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";
import { keepAnAdmin } from "./keep-an-admin";

/** Every call reads the role from the member's document; the token's claims serve the Firestore rules. */
export const setRole: Verb<typeof teamsApi.setRole> = async (ctx, { params, body: { role } }) => {
  assertOwnTeam(ctx, params);
  const { userId } = params;
  await transaction(ctx, async (tx) => {
    const before = await findUser(tx, ctx.teamId, userId);
    assertActiveMember(before);
    if (before.team_member_role === role) return { answer: undefined, event: [] };
    const lock = await keepAnAdmin(tx, ctx.teamId, before);
    const after = withRole(before, role, ctx.now);
    lock();
    saveUser(tx, ctx.teamId, after);
    return { answer: undefined, event: { type: "member.role-changed", before, after } };
  });
  // If the process dies before this step, the next sign-in repairs the claims.
  await setClaims(ctx.teamId, userId, roleOf(role));
};
