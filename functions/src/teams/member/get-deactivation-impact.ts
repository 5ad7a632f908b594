import type { teamsApi } from "@dure/domain/teams/api";
import { assertMemberOf } from "@dure/domain/teams/member";
import { readUser } from "../../identity/user/user-store";
import type { Verb } from "../../platform/http/endpoint";

import { assertOwnTeam } from "../team/assert-own-team";
import type { MemberDuties } from "./member-duties";

/** The duties that must be reassigned before a member can be deactivated. */
export const getDeactivationImpact =
  ({ findDuties }: MemberDuties): Verb<typeof teamsApi.getDeactivationImpact> =>
  async (ctx, { params }) => {
    assertOwnTeam(ctx, params);
    assertMemberOf(await readUser(ctx.teamId, params.userId));
    const duties = await findDuties(ctx.teamId, params.userId);
    return { data: duties.map(({ id, type, title }) => ({ id, type, title })) };
  };
