import { beforeAll, describe, expect, test } from "vitest";
import { newDomain, visitor } from "../../support/identity/newcomer";
import { PROVIDERS, providerConfigs } from "../../support/identity/provider";
import { signInWithProvider, signUpWithProvider } from "../../support/identity/sign-in";
import { auth, firestore } from "../../support/suite/admin";
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
    const { localId } = await signUpWithProvider(tenantId, provider, email);
    const again = await signInWithProvider(tenantId, provider, email);
    expect(again.localId).toBe(localId);
    expect(await connect(() => again.idToken).identity.getProfile({})).toMatchObject({
      user_id: localId,
      email,
      email_verified: true,
    });
  });

  test.each(PROVIDERS)("creates no account when logging in with %s, only when signing up", async (provider) => {
    const email = `${fresh()}@${domain}`;
    await expect(signInWithProvider(tenantId, provider, email)).rejects.toThrow(/A-PN-0009/);
    await firestore.doc(`sign-up-intents/${email}`).set({ expires_at: new Date(Date.now() - 1) });
    await expect(signInWithProvider(tenantId, provider, email)).rejects.toThrow(/A-PN-0009/);
    expect(await visitor.identity.resolveSignUp({ body: { email } })).toMatchObject({ kind: "new" });
    await expect(signInWithProvider(tenantId, provider, email)).resolves.toMatchObject({ idToken: expect.any(String) });
  });

  test.each(PROVIDERS)("without a team's address, %s only reveals the account's e-mail", async (provider) => {
    const email = `${fresh()}@${domain}`;
    await expect(signInWithProvider(undefined, provider, email)).rejects.toThrow(/A-PN-0009/);
    await signUpWithProvider(tenantId, provider, email);
    await expect(signInWithProvider(undefined, provider, email)).rejects.toThrow(`(${email})`);
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test.each(PROVIDERS)("refuses personal and other companies' addresses at %s", async (provider) => {
    await expect(signInWithProvider(tenantId, provider, `${fresh()}@gmail.com`)).rejects.toThrow(/A-PN-0002/);
    const other = await createTenant();
    await expect(signInWithProvider(tenantId, provider, `a@${other.domain}`)).rejects.toThrow(/A-PN-0012/);
    await expect(signInWithProvider(tenantId, provider, `a@${newDomain()}`)).rejects.toThrow(/A-PN-0012/);
  });
});

test("many first sign-ups at once create one tenant with both providers", async () => {
  const domain = newDomain();
  const plans = await Promise.all(
    Array.from({ length: 8 }, (_, i) => visitor.identity.resolveSignUp({ body: { email: `u${i}@${domain}` } })),
  );
  const [tenantId = "", ...others] = new Set(plans.map((plan) => plan.tenant_id));
  expect(others).toEqual([]);
  for (const provider of PROVIDERS)
    await expect(signUpWithProvider(tenantId, provider, `${fresh()}@${domain}`)).resolves.toBeDefined();
});
