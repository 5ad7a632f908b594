import { describe, expect, it } from "vitest";
import { FAULTS, type Keys, signedResponse } from "../../emulators/saml/signed-response";
import { SigningKey } from "../../emulators/saml/signing-key";
import { tenantAuth } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { activateSaml, newTenant, newUser } from "./auth-fixture";

const CALLBACK = `${suite.authUrl}/__/auth/handler`;
const ISSUER = "urn:test:idp";
const AUDIENCE = "urn:test:dure";
const keys: Keys = { now: new SigningKey(), next: new SigningKey(), other: new SigningKey() };

const GOOD = { issuer: ISSUER, audience: AUDIENCE, callback: CALLBACK };

const config = (providerId: string) => ({
  providerId,
  displayName: "Company sign-in",
  enabled: true,
  idpEntityId: ISSUER,
  ssoURL: "http://127.0.0.1:1/sso",
  x509Certificates: [keys.now.certificate],
  rpEntityId: AUDIENCE,
  callbackURL: CALLBACK,
});

describe("provider configurations", () => {
  it("are created, read, listed by page, changed and deleted in their tenant", async () => {
    const users = tenantAuth(await newTenant());
    await users.createProviderConfig(config("saml.one"));
    await users.createProviderConfig(config("saml.two"));
    await expect(users.createProviderConfig(config("saml.one"))).rejects.toMatchObject({
      code: "auth/configuration-exists",
    });
    const changed = await users.updateProviderConfig("saml.one", { enabled: false, displayName: "Renamed" });
    expect(changed).toMatchObject({ enabled: false, displayName: "Renamed", ssoURL: "http://127.0.0.1:1/sso" });
    const first = await users.listProviderConfigs({ type: "saml", maxResults: 1 });
    expect(first.providerConfigs.map(({ providerId }) => providerId)).toEqual(["saml.one"]);
    const rest = await users.listProviderConfigs({ type: "saml", pageToken: first.pageToken ?? "" });
    expect(rest.providerConfigs.map(({ providerId }) => providerId)).toEqual(["saml.two"]);
    await users.deleteProviderConfig("saml.one");
    await expect(users.getProviderConfig("saml.one")).rejects.toMatchObject({ code: "auth/configuration-not-found" });
  });

  it("belong to their tenant", async () => {
    await tenantAuth(await newTenant()).createProviderConfig(config("saml.one"));
    const { providerConfigs } = await tenantAuth(await newTenant()).listProviderConfigs({ type: "saml" });
    expect(providerConfigs).toEqual([]);
  });

  it("support OIDC too", async () => {
    const users = tenantAuth(await newTenant());
    const oidc = { providerId: "oidc.one", clientId: "client", issuer: "https://idp.example", enabled: true };
    await users.createProviderConfig({ ...oidc, displayName: "OIDC" });
    expect(await users.getProviderConfig("oidc.one")).toMatchObject(oidc);
  });
});

async function signIn(tenantId: string, response: string, providerId = "saml.one") {
  const answer = await fetch(`${suite.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      requestUri: `${CALLBACK}?providerId=${providerId}`,
      postBody: new URLSearchParams({ SAMLResponse: response }).toString(),
      tenantId,
      returnSecureToken: true,
    }),
  });
  const body = (await answer.json()) as { idToken?: string; error?: { message: string } };
  return { status: answer.status, idToken: body.idToken ?? "", message: body.error?.message };
}

describe("a SAML response", () => {
  it("signs the user in, with their attributes", async () => {
    const tenant = await newTenant();
    const users = tenantAuth(tenant);
    await users.createProviderConfig(config("saml.one"));
    const { email, uid } = await newUser(tenant);
    const attributes = { groups: ["sales", "emea"] };
    await activateSaml(tenant, "saml.one");
    const answer = await signIn(tenant, signedResponse(keys, { ...GOOD, nameId: email, attributes }));
    expect(answer.message).toBeUndefined();
    const claims = await users.verifyIdToken(answer.idToken);
    expect(claims).toMatchObject({ uid, email, firebase: { sign_in_provider: "saml.one", tenant } });
    expect(claims.firebase.sign_in_attributes).toEqual(attributes);
  });

  it("is refused if any part of it is wrong", async () => {
    const tenant = await newTenant();
    const users = tenantAuth(tenant);
    await users.createProviderConfig(config("saml.one"));
    const { email } = await newUser(tenant);
    await activateSaml(tenant, "saml.one");
    const good = { ...GOOD, nameId: email };
    const refused = {
      ...Object.fromEntries(
        FAULTS.filter((fault) => !["none", "unsolicited", "replay"].includes(fault)).map((fault) => [
          fault,
          signedResponse(keys, good, fault),
        ]),
      ),
      "of another issuer": signedResponse(keys, { ...good, issuer: "urn:evil" }),
    };
    for (const [how, response] of Object.entries(refused)) {
      expect(await signIn(tenant, response), how).toMatchObject({ status: 400, idToken: "" });
    }
    const once = signedResponse(keys, good);
    expect(await signIn(tenant, once)).toMatchObject({ status: 200 });
    expect(await signIn(tenant, once), "a replay").toMatchObject({ status: 400, idToken: "" });
    expect((await signIn(await newTenant(), signedResponse(keys, good))).message).toBe("CONFIGURATION_NOT_FOUND");
    await users.updateProviderConfig("saml.one", { enabled: false });
    expect((await signIn(tenant, signedResponse(keys, good))).message).toMatch(/OPERATION_NOT_ALLOWED/);
  });
});
