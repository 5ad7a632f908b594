import { expect, test } from "vitest";
import {
  enableSecondFactor,
  enableSecondFactorEverywhere,
} from "../../../functions/src/identity/tenant/enable-second-factor";
import { enrolMember } from "../../support/identity/authenticator";
import { auth } from "../../support/suite/admin";
import { createTenant } from "../../support/teams/tenant";

/** A team whose tenant was created before tenants had a second factor. */
async function oldTenant() {
  const tenant = await createTenant();
  await auth.tenantManager().updateTenant(tenant.teamId, {
    multiFactorConfig: { state: "DISABLED", providerConfigs: [{ state: "DISABLED", totpProviderConfig: {} }] },
  });
  return { tenant, member: await tenant.member() };
}

test("members of an older tenant can enrol an app once the operator enables it", async () => {
  const { tenant, member } = await oldTenant();
  await expect(enrolMember(member)).rejects.toMatchObject({ code: "auth/operation-not-allowed" });
  for (const _ of ["once", "again"]) await enableSecondFactor(tenant.teamId);
  expect(await enrolMember(member)).toEqual(expect.any(String));
});

test("an operator enables it for all tenants without it, and skips the others", async () => {
  const [{ tenant }, modern] = [await oldTenant(), await createTenant()];
  const changed = await enableSecondFactorEverywhere();
  expect(changed).toContain(tenant.teamId);
  expect(changed).not.toContain(modern.teamId);
  expect(await enableSecondFactorEverywhere()).not.toContain(tenant.teamId);
});
