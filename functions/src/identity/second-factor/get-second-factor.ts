import type { identityApi } from "@dure/domain/identity/api";
import { callerOf, personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { hasFactor } from "../tenant/account";
import { readRecoveryCodes } from "./recovery-code-store";

export const getSecondFactor: Verb<typeof identityApi.getSecondFactor> = async (ctx) => {
  const { team } = callerOf(ctx);
  const user = personOf(ctx);
  const [enrolled, { hashes }] = await Promise.all([
    hasFactor(ctx.teamId, user.user_id),
    readRecoveryCodes(ctx.teamId, user.user_id),
  ]);
  return { enrolled, required: team.require_mfa, recovery_codes_left: enrolled ? hashes.length : 0 };
};
