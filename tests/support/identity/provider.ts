import { suite } from "../suite/suite";

export const PROVIDERS = ["google.com", "microsoft.com"] as const;

/** Calls Identity Platform's REST API for a tenant's sign-in providers as an administrator. Returns status and body. */
export async function providerConfigs(tenantId: string, method: string, path = "", body?: object, token = "owner") {
  const parent = `projects/${suite.projectId}/tenants/${tenantId}`;
  const response = await fetch(
    `${suite.authUrl}/identitytoolkit.googleapis.com/v2/${parent}/defaultSupportedIdpConfigs${path}`,
    {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    },
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Enables sign-in with Google and Microsoft in a tenant, as the product does. */
export async function enableProviders(tenantId: string): Promise<void> {
  const client = { enabled: true, clientId: "test", clientSecret: "test" };
  for (const provider of PROVIDERS) {
    const { status } = await providerConfigs(tenantId, "POST", `?idpId=${provider}`, client);
    if (status !== 200) throw new Error(`${provider} could not be enabled: HTTP ${status}`);
  }
}
