import { setTimeout as pause } from "node:timers/promises";
import { projectID } from "firebase-functions/params";
import {
  googleClientId,
  googleClientSecret,
  identityUrl,
  microsoftClientId,
  microsoftClientSecret,
} from "../../platform/config";
import { accessToken } from "../../platform/firebase";

const CLIENTS = [
  { provider: "google.com", id: googleClientId, secret: googleClientSecret },
  { provider: "microsoft.com", id: microsoftClientId, secret: microsoftClientSecret },
];

const TRIES = 2;
const PAUSE_MS = 500;
const TIMEOUT_MS = 4000;

/** Enables sign-in with Google and Microsoft, which the Admin SDK can't do. Idempotent. */
export async function enableProviders(teamId: string): Promise<void> {
  const token = await accessToken();
  await Promise.all(
    CLIENTS.map(({ provider, id, secret }) =>
      tryTwice(() => enable(teamId, provider, { clientId: id.value(), clientSecret: secret.value() }, token)),
    ),
  );
}

type Client = { clientId: string; clientSecret: string };

async function enable(teamId: string, provider: string, client: Client, token: string): Promise<void> {
  const tenant = `projects/${projectID.value()}/tenants/${teamId}`;
  const response = await fetch(
    `${identityUrl.value()}/v2/${tenant}/defaultSupportedIdpConfigs?idpId=${encodeURIComponent(provider)}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ enabled: true, ...client }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  const text = await response.text();
  if (response.ok || isKnown(response.status, text)) return;
  throw new Error(`${provider} could not be enabled for ${teamId}: HTTP ${response.status} ${text.slice(0, 500)}`);
}

/** The response to the first attempt may have been lost. */
const isKnown = (status: number, text: string) => status === 409 || text.includes("CONFIGURATION_EXISTS");

async function tryTwice(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried >= TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}
