import { identityApiKey, identityUrl } from "../../platform/config";

const TIMEOUT_MS = 10_000;

/**
 * Calls Identity Platform's REST API like a browser, for calls that the Admin SDK lacks. `path` begins with the
 * version.
 */
export async function callIdentity(
  path: string,
  body: object,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  const response = await fetch(`${identityUrl.value()}/${path}?key=${identityApiKey.value()}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { ok: response.ok, status: response.status, body: await response.json() };
}
