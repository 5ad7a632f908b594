import type { identityApi } from "@dure/domain/identity/api";
import { tenantInfo } from "@dure/domain/identity/tenant";
import type { Verb } from "../../platform/http/endpoint";
import { verifyCountedPassword } from "./verify-counted-password";

export const checkPassword: Verb<typeof identityApi.checkPassword> = async (ctx, { body: { email, password } }) =>
  tenantInfo((await verifyCountedPassword(ctx, email, password)).tenant);
