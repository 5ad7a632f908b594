import { AppError } from "@dure/domain/shared/error";
import type { teamsApi } from "@dure/domain/teams/api";
import { assertActiveMember, withRole } from "@dure/domain/teams/role";
import { teamsTexts } from "@dure/domain/teams/texts";
import { setClaims } from "../../identity/tenant/account";
import { findUser, saveUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertOwnTeam } from "../team/assert-own-team";

/** Both roles change in one transaction, so the team always has an admin, and the former one never keeps the role. */
export const transferAdmin: Verb<typeof teamsApi.transferAdmin> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const { teamId, actor, now } = ctx;
  const { userId } = params;
  if (userId === actor.id) throw new AppError("CONFLICT", teamsTexts.transferToOneself);
  await transaction(ctx, async (tx) => {
    const [from, to] = await Promise.all([findUser(tx, teamId, actor.id), findUser(tx, teamId, userId)]);
    assertActiveMember(to);
    assertActiveMember(from);
    // A concurrent request of the same admin has already transferred the role.
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
  // If the process dies before these steps, the next sign-in repairs the claims.
  await Promise.all([setClaims(teamId, userId, "admin"), setClaims(teamId, actor.id, "member")]);
};
