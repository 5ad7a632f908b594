import { describe, expect, it } from "vitest";
import { PROVIDERS, providerConfigs } from "../support/identity/provider";
import { signUpWithProvider } from "../support/identity/sign-in";
import { auth } from "../support/suite/admin";
import { suite } from "../support/suite/suite";
import { createTenant, fresh } from "../support/teams/tenant";

/** Creates a tenant without a team and without providers. */
const newTenant = async () => (await auth.tenantManager().createTenant({ displayName: fresh("prov-") })).tenantId;

const client = { enabled: true, clientId: "id", clientSecret: "secret" };
const refusal = (status: number, message: string) => ({
  status,
  body: { error: { code: status, message, errors: [expect.objectContaining({ message })] } },
});

describe("the configurations of well-known providers such as Google", () => {
  it("are created, read, listed by page, changed and deleted", async () => {
    const tenant = await newTenant();
    const [google, microsoft] = PROVIDERS.map((id) => ({
      name: `projects/${suite.projectId}/tenants/${tenant}/defaultSupportedIdpConfigs/${id}`,
      ...client,
    }));
    const call = (method: string, path?: string, body?: object) => providerConfigs(tenant, method, path, body);
    expect(await call("POST", "?idpId=google.com", client)).toEqual({ status: 200, body: google });
    expect(await call("POST", "?idpId=microsoft.com", client)).toEqual({ status: 200, body: microsoft });
    expect(await call("GET", "/google.com")).toEqual({ status: 200, body: google });
    const first = await call("GET", "?pageSize=1");
    expect(first.body).toEqual({ defaultSupportedIdpConfigs: [google], nextPageToken: expect.any(String) });
    const rest = await call("GET", `?pageSize=1&pageToken=${first.body.nextPageToken}`);
    expect(rest.body).toEqual({ defaultSupportedIdpConfigs: [microsoft] });

    const changed = { ...google, enabled: false };
    expect(await call("PATCH", "/google.com?updateMask=enabled", { enabled: false, clientId: "x" })).toEqual({
      status: 200,
      body: changed,
    });
    expect(await call("DELETE", "/google.com")).toEqual({ status: 200, body: {} });
    for (const method of ["GET", "PATCH", "DELETE"])
      expect(await call(method, "/google.com", method === "PATCH" ? client : undefined)).toEqual(
        refusal(404, "CONFIGURATION_NOT_FOUND"),
      );
  });

  it("are refused if duplicate, with unknown ids, and to non-administrators", async () => {
    const tenant = await newTenant();
    await providerConfigs(tenant, "POST", "?idpId=google.com", client);
    expect(await providerConfigs(tenant, "POST", "?idpId=google.com", client)).toEqual(
      refusal(409, "CONFIGURATION_EXISTS"),
    );
    for (const path of ["", "?idpId=example.com", "?idpId=saml.google.com"])
      expect(await providerConfigs(tenant, "POST", path, client)).toEqual(refusal(400, "INVALID_CONFIG_ID"));
    expect(await providerConfigs(tenant, "GET", "/google.com", undefined, "nobody")).toMatchObject({ status: 401 });
  });

  it("belong to their tenant, and are deleted with it", async () => {
    const [one, two] = [await newTenant(), await newTenant()];
    await providerConfigs(one, "POST", "?idpId=google.com", client);
    expect(await providerConfigs(two, "GET", "/google.com")).toMatchObject({ status: 404 });
    await auth.tenantManager().deleteTenant(one);
    expect(await providerConfigs(one, "GET", "/google.com")).toMatchObject({ status: 404 });
  });
});

describe("signing in with a provider", () => {
  it.each(PROVIDERS)("%s requires an enabled configuration in the tenant", async (provider) => {
    const { teamId, domain } = await createTenant();
    const email = `${fresh()}@${domain}`;
    const signIn = () => signUpWithProvider(teamId, provider, email);
    await expect(signIn()).resolves.toMatchObject({ idToken: expect.any(String) });
    await providerConfigs(teamId, "PATCH", `/${provider}?updateMask=enabled`, { enabled: false });
    await expect(signIn()).rejects.toThrow("OPERATION_NOT_ALLOWED : The identity provider configuration is disabled.");
    await providerConfigs(teamId, "DELETE", `/${provider}`);
    await expect(signIn()).rejects.toThrow("OPERATION_NOT_ALLOWED : The identity provider configuration is not found.");
  });
});

describe("the metadata server", () => {
  const ask = (path: string, headers = {}) => fetch(`${suite.authUrl}/computeMetadata/v1/${path}`, { headers });
  const google = { "metadata-flavor": "Google" };

  it("returns the service account's token", async () => {
    const answer = await ask("instance/service-accounts/default/token?scopes=x", google);
    expect(answer.headers.get("metadata-flavor")).toBe("Google");
    expect(await answer.json()).toEqual({ access_token: "owner", expires_in: 3599, token_type: "Bearer" });
  });

  it("returns nothing else, and nothing to a browser", async () => {
    expect((await ask("universe/universe-domain", google)).status).toBe(404);
    expect((await ask("instance/service-accounts/default/token")).status).toBe(403);
  });
});
