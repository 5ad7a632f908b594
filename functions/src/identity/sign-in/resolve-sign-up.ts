import type { identityApi } from "@dure/domain/identity/api";
import { domainOf } from "@dure/domain/identity/sign-in";
import { signUpPlan } from "@dure/domain/identity/tenant";
import type { Verb } from "../../platform/http/endpoint";
import { findAccount } from "../tenant/account";
import { assertCompanyEmail } from "../tenant/assert-company-email";
import { prepareTenant } from "../tenant/prepare-tenant";
import { saveSignUpIntent } from "../tenant/sign-up-intent-store";
import { countMembers, isInvited } from "../tenant/tenant-store";

/** A company domain has one tenant, so an account never moves between tenants. */
export const resolveSignUp: Verb<typeof identityApi.resolveSignUp> = async (ctx, { body: { email } }) => {
  assertCompanyEmail(email);
  const tenant = await prepareTenant(domainOf(email), ctx.now);
  const [account, invited, memberCount] = await Promise.all([
    findAccount(tenant.team_id, email),
    isInvited(tenant.team_id, email),
    countMembers(tenant.team_id),
    saveSignUpIntent(email, Date.parse(ctx.now)),
  ]);
  return signUpPlan(tenant, { registered: account !== undefined, invited, memberCount });
};
