import type { identityApi } from "@dure/domain/identity/api";
import type { Verb } from "../../platform/http/endpoint";
import { assertFreshSecondFactor } from "./assert-fresh-second-factor";
import { forgetSecondFactor } from "./forget-second-factor";

/** Removes the caller's own authenticator app, and signs them out everywhere. */
export const removeSecondFactor: Verb<typeof identityApi.removeSecondFactor> = async (ctx) => {
  assertFreshSecondFactor(ctx);
  const removal = { cause: "second_factor_removed", type: "auth.second_factor_removed" } as const;
  await forgetSecondFactor(ctx, ctx.actor.id, removal, () => undefined);
};
