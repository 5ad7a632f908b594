import { assertRole, type Role } from "@dure/domain/shared/access";
import { roleOf } from "@dure/domain/shared/caller/role-of";
import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { assertIpAllowed } from "../../platform/auth/assert-ip-allowed";
import { loadActiveMember } from "../../platform/auth/load-active-member";
import type { Context } from "../../platform/context";
import type { Incoming } from "../../platform/http/endpoint";

/**
 * The context of the member who asked for a grant, by their current role: the provider redirects back minutes later,
 * without a token of the product.
 * @throws FORBIDDEN if they are no active member any more, lack the role, or their team is disabled
 * @throws IP_FORBIDDEN if the team doesn't let their address in
 */
export async function granteeContext(
  { teamId, user_id }: { teamId: string; user_id: string },
  needed: Role,
  { now, locale, timeZone, address, requestId, reply }: Incoming,
): Promise<Context> {
  const member = await loadActiveMember(teamId, user_id);
  if (!member) throw new AppError("FORBIDDEN", teamsTexts.invalidGrant);
  assertIpAllowed(member.caller.team, address, now);
  assertRole(roleOf(member.caller.user.team_member_role), needed);
  return { teamId, ...member, now, locale, timeZone, address, requestId, idempotency: undefined, reply };
}
