import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auth, calendar as calendarApi } from "googleapis/build/src/apis/calendar/index.js";
import { expect } from "vitest";
import { LOCAL_CLIENT_ID, LOCAL_CLIENT_SECRET } from "../../emulators/google/google";
import { start } from "../../emulators/google/start";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";

export const APP_URL = "http://127.0.0.1:4600";
export const REDIRECT = `${APP_URL}/api/calendar/google/callback`;
export const CALENDAR = "https://www.googleapis.com/auth/calendar";
export const SCOPES = ["openid", "email", CALENDAR];
export const MINJI = "minji.kim@dure.example";

let folder = "";
let standIn: RunningStandIn | undefined;

/** Starts this test file's stand-in, with a state file of its own. */
export async function begin() {
  folder = mkdtempSync(join(tmpdir(), "google-"));
  await launch();
}

async function launch() {
  standIn = await start({ port: 0, stateFile: join(folder, "state.json"), appUrl: APP_URL });
}

export async function end() {
  await standIn?.stop();
  rmSync(folder, { recursive: true });
}

export async function restart() {
  await standIn?.stop();
  await launch();
}

export function url(): string {
  if (!standIn) throw new Error("the stand-in has not been started");
  return standIn.url;
}

export async function tell(path: string, body: unknown) {
  const answer = await fetch(url() + path, { method: "POST", body: JSON.stringify(body) });
  return JSON.parse(await answer.text());
}

export function oauthClient(change: { clientId?: string; clientSecret?: string } = {}) {
  const at = url();
  return new auth.OAuth2({
    clientId: LOCAL_CLIENT_ID,
    clientSecret: LOCAL_CLIENT_SECRET,
    redirectUri: REDIRECT,
    endpoints: {
      oauth2AuthBaseUrl: `${at}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${at}/token`,
      oauth2RevokeUrl: `${at}/revoke`,
      tokenInfoUrl: `${at}/tokeninfo`,
      oauth2FederatedSignonPemCertsUrl: `${at}/oauth2/v1/certs`,
      oauth2FederatedSignonJwkCertsUrl: `${at}/oauth2/v3/certs`,
    },
    // Makes the client refresh at a 401, even with an unexpired token.
    forceRefreshOnFailure: true,
    ...change,
  });
}

/** Submits the consent page as a user would. Returns the redirect's query. */
export async function consent(consentUrl: string, answer: Record<string, string | string[]> = {}) {
  const form = new URLSearchParams({ request: new URL(consentUrl).search.slice(1) });
  for (const [name, value] of Object.entries({ account: MINJI, scope: CALENDAR, decision: "allow", ...answer })) {
    for (const one of [value].flat()) form.append(name, one);
  }
  const reply = await fetch(`${url()}/o/oauth2/v2/auth`, { method: "POST", body: form, redirect: "manual" });
  expect(reply.status).toBe(302);
  const location = new URL(reply.headers.get("location") ?? "");
  expect(location.origin + location.pathname).toBe(REDIRECT);
  return location.searchParams;
}

type Client = ReturnType<typeof oauthClient>;

export async function connect(client: Client, answer: Record<string, string | string[]> = {}, more: object = {}) {
  const consentUrl = client.generateAuthUrl({ access_type: "offline", prompt: "consent", scope: SCOPES, ...more });
  const { tokens } = await client.getToken((await consent(consentUrl, answer)).get("code") ?? "");
  client.setCredentials(tokens);
  return tokens;
}

/** A calendar client of a connected account. It does not retry, so that faults are visible. */
export async function connected(answer: Record<string, string | string[]> = {}) {
  const client = oauthClient();
  await connect(client, answer);
  return calendarApi({ version: "v3", auth: client, rootUrl: `${url()}/`, retry: false });
}

export const refused = (status: number, reason?: string) =>
  expect.objectContaining({
    response: expect.objectContaining({
      status,
      ...(reason
        ? { data: { error: expect.objectContaining({ errors: [expect.objectContaining({ reason })] }) } }
        : {}),
    }),
  });

export const oauthRefused = (status: number, error: string) =>
  expect.objectContaining({ response: expect.objectContaining({ status, data: expect.objectContaining({ error }) }) });

export const at = (hour: number) => ({ dateTime: `2026-12-01T${String(hour).padStart(2, "0")}:00:00+09:00` });
export const meeting = { summary: "첫 미팅", start: at(10), end: at(11) };
export const december = { timeMin: "2026-12-01T00:00:00+09:00", timeMax: "2026-12-08T00:00:00+09:00" };
