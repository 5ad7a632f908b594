import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { assertActiveMember, withRole } from "@dure/domain/teams/role";
import { teamsTexts } from "@dure/domain/teams/texts";
import { setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";

/** Both change in one transaction: the team is never without an admin, nor has one who handed the role on. */
export const transferAdmin: Verb<typeof teamsApi.transferAdmin> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const { teamId, actor, now } = ctx;
  const { userId } = params;
  if (userId === actor.id) throw new AppError("CONFLICT", teamsTexts.transferToOneself);
  await transaction(ctx, async (tx) => {
    const [from, to] = await Promise.all([findUser(tx, teamId, actor.id), findUser(tx, teamId, userId)]);
    assertActiveMember(to);
    assertActiveMember(from);
    // Another request of the same admin was quicker.
    if (from.team_member_role !== "ADMIN") throw new AppError("FORBIDDEN", teamsTexts.notAdminAnyMore);
    const [former, admin] = [withRole(from, "MEMBER", now), withRole(to, "ADMIN", now)];
    saveUser(tx, teamId, former);
    saveUser(tx, teamId, admin);
    return {
      answer: undefined,
      event: [
        { type: "member.role-changed", before: to, after: admin },
        { type: "member.role-changed", before: from, after: former },
      ],
    };
  });
  // Where these steps are lost, the next sign-in makes up for them.
  await Promise.all([setClaims(teamId, userId, "admin"), setClaims(teamId, actor.id, "member")]);
};
