import type { identityApi } from "@dure/domain/identity/api";
import { tenantInfo } from "@dure/domain/identity/tenant";
import { assertAddress } from "../../platform/auth/assert-address";
import type { Verb } from "../../platform/http/endpoint";
import { verifyCountedPassword } from "./verify-counted-password";

/** @throws IP_FORBIDDEN for a right password from an address that the team doesn't let in */
export const checkPassword: Verb<typeof identityApi.checkPassword> = async (ctx, { body: { email, password } }) => {
  const { tenant } = await verifyCountedPassword(ctx, email, password);
  assertAddress(tenant, ctx.address, ctx.now);
  return tenantInfo(tenant);
};
