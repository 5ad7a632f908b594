import { beforeAll, describe, expect, test } from "vitest";
import { newDomain, visitor } from "../../support/identity/newcomer";
import { PROVIDERS, providerConfigs } from "../../support/identity/provider";
import { signInWithProvider } from "../../support/identity/sign-in";
import { connect } from "../../support/suite/client";
import { createTenant, fresh } from "../../support/teams/tenant";

describe("a new company's tenant", () => {
  const domain = newDomain();
  let tenantId: string;
  beforeAll(async () => {
    ({ tenant_id: tenantId } = await visitor.identity.resolveSignUp({ body: { email: `first@${domain}` } }));
  });

  test("has Google and Microsoft", async () => {
    const { body } = await providerConfigs(tenantId, "GET");
    expect(body.defaultSupportedIdpConfigs).toHaveLength(PROVIDERS.length);
    for (const provider of PROVIDERS)
      expect(body.defaultSupportedIdpConfigs).toContainEqual({
        name: expect.stringMatching(`^projects/[^/]+/tenants/${tenantId}/defaultSupportedIdpConfigs/${provider}$`),
        enabled: true,
        clientId: "dure-local",
        clientSecret: "dure-local",
      });
  });

  test.each(PROVIDERS)("signs its people up and in with %s", async (provider) => {
    const email = `${fresh()}@${domain}`;
    const { localId } = await signInWithProvider(tenantId, provider, email);
    const again = await signInWithProvider(tenantId, provider, email);
    expect(again.localId).toBe(localId);
    expect(await connect(() => again.idToken).identity.getProfile({})).toMatchObject({
      user_id: localId,
      email,
      email_verified: true,
    });
  });

  test.each(PROVIDERS)("refuses personal and other companies' addresses of %s", async (provider) => {
    await expect(signInWithProvider(tenantId, provider, `${fresh()}@gmail.com`)).rejects.toThrow(/A-PN-0002/);
    const other = await createTenant();
    await expect(signInWithProvider(tenantId, provider, `a@${other.domain}`)).rejects.toThrow(/A-PN-0012/);
    await expect(signInWithProvider(tenantId, provider, `a@${newDomain()}`)).rejects.toThrow(/A-PN-0012/);
  });
});

test("many first sign-ups at once leave both providers in the one tenant", async () => {
  const domain = newDomain();
  const plans = await Promise.all(
    Array.from({ length: 8 }, (_, i) => visitor.identity.resolveSignUp({ body: { email: `u${i}@${domain}` } })),
  );
  const [tenantId = "", ...others] = new Set(plans.map((plan) => plan.tenant_id));
  expect(others).toEqual([]);
  for (const provider of PROVIDERS)
    await expect(signInWithProvider(tenantId, provider, `${fresh()}@${domain}`)).resolves.toBeDefined();
});
