import type { identityApi } from "@dure/domain/identity/api";
import { tenantInfo } from "@dure/domain/identity/tenant";
import { assertIpAllowed } from "../../platform/auth/assert-ip-allowed";
import type { Verb } from "../../platform/http/endpoint";
import { verifyPasswordWithLockout } from "./verify-password-with-lockout";

/** @throws IP_FORBIDDEN for a right password from an address that the team doesn't let in */
export const checkPassword: Verb<typeof identityApi.checkPassword> = async (ctx, { body: { email, password } }) => {
  const { tenant } = await verifyPasswordWithLockout(ctx, email, password);
  assertIpAllowed(tenant, ctx.address, ctx.now);
  return tenantInfo(tenant);
};
