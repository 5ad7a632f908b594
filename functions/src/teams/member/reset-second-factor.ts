import type { teamsApi } from "@dure/domain/teams/api";
import { assertSecondFactorResettable } from "@dure/domain/teams/member";
import { forgetSecondFactor } from "../../identity/second-factor/forget-second-factor";
import type { Verb } from "../../platform/http/endpoint";
import { assertOwnTeam } from "../team/assert-own-team";

/**
 * Resets the second factor of a member who has lost the device and the recovery codes. The member is notified by mail.
 */
export const resetSecondFactor: Verb<typeof teamsApi.resetSecondFactor> = async (ctx, { params }) => {
  assertOwnTeam(ctx, params);
  const removal = { cause: "second_factor_reset", type: "auth.second_factor_reset" } as const;
  await forgetSecondFactor(ctx, params.userId, removal, (user) => assertSecondFactorResettable(user, ctx.actor));
};
