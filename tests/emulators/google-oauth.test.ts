import { calendar as calendarApi } from "googleapis/build/src/apis/calendar/index.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { LOCAL_CLIENT_ID, LOCAL_CLIENT_SECRET } from "../../emulators/google/google";
import {
  APP_URL,
  begin,
  CALENDAR,
  connect,
  connected,
  consent,
  end,
  MINJI,
  oauthClient,
  oauthRefused,
  refused,
  SCOPES,
  tell,
  url,
} from "./google-client";

beforeAll(begin);
afterAll(end);
beforeEach(() => tell("/__reset", {}));

test("shows accounts and scopes, and redirects with code and state", async () => {
  const asked = oauthClient().generateAuthUrl({ scope: SCOPES, state: "s&1", login_hint: "new@one.example" });
  const shown = await (await fetch(asked)).text();
  expect(shown).toContain(MINJI);
  expect(shown).toContain('value="new@one.example"');
  expect(shown).toContain("permanently delete all the calendars");
  const query = await consent(asked, { other: "New@one.example" });
  expect(query.get("state")).toBe("s&1");
  expect(query.get("code")).toMatch(/^4\//);
  const denied = await consent(asked, { decision: "deny" });
  expect(Object.fromEntries(denied)).toEqual({ state: "s&1", error: "access_denied" });
});

test.each<[string, Record<string, string>, number, string]>([
  ["an unknown client", { client_id: "x" }, 401, "invalid_client"],
  ["a foreign redirect", { redirect_uri: "https://evil.example/" }, 400, "redirect_uri_mismatch"],
  ["no redirect", { redirect_uri: "" }, 400, "invalid_request"],
  ["another flow", { response_type: "token" }, 400, "unsupported_response_type"],
  ["no scope", { scope: "" }, 400, "invalid_request"],
  ["an unknown scope", { scope: "https://evil.example/<b>" }, 400, "invalid_scope"],
  ["a plain challenge", { code_challenge: "x" }, 400, "invalid_request"],
])("shows an error page for %s", async (_, change, status, code) => {
  const asked = new URL(oauthClient().generateAuthUrl({ scope: SCOPES }));
  for (const [name, value] of Object.entries(change)) asked.searchParams.set(name, value);
  const answer = await fetch(asked, { redirect: "manual" });
  expect(answer.status).toBe(status);
  const shown = await answer.text();
  expect(shown).toContain(code);
  expect(shown).not.toContain("<b>");
});

test("exchanges a code for tokens once, with an id token that the SDK verifies", async () => {
  const client = oauthClient();
  const asked = client.generateAuthUrl({ access_type: "offline", scope: SCOPES });
  const code = (await consent(asked)).get("code") ?? "";
  const { tokens } = await client.getToken(code);
  expect(tokens).toMatchObject({ token_type: "Bearer", refresh_token: expect.stringMatching(/^1\/\//) });
  expect(tokens.scope).toBe(`openid https://www.googleapis.com/auth/userinfo.email ${CALENDAR}`);
  const ticket = await client.verifyIdToken({ idToken: tokens.id_token ?? "", audience: LOCAL_CLIENT_ID });
  expect(ticket.getPayload()).toMatchObject({ email: MINJI, email_verified: true });
  expect(await client.getTokenInfo(tokens.access_token ?? "")).toMatchObject({ email: MINJI });
  await expect(client.getToken(code)).rejects.toEqual(oauthRefused(400, "invalid_grant"));
  await expect(client.getToken("4/none")).rejects.toEqual(oauthRefused(400, "invalid_grant"));
});

test("issues a refresh token at the first consent, then only with prompt=consent", async () => {
  const client = oauthClient();
  expect((await connect(client, {}, { prompt: "select_account" })).refresh_token).toBeDefined();
  expect((await connect(client, {}, { prompt: "select_account" })).refresh_token).toBeUndefined();
  expect((await connect(client)).refresh_token).toBeDefined();
  expect(
    (await connect(client, { account: "junho.lee@dure.example" }, { access_type: "online" })).refresh_token,
  ).toBeUndefined();
  const silent = await fetch(client.generateAuthUrl({ scope: SCOPES, prompt: "none" }), { redirect: "manual" });
  expect(silent.headers.get("location")).toContain("error=interaction_required");
});

test("checks client, redirect and PKCE verifier", async () => {
  const wrong = oauthClient({ clientSecret: "x" });
  await expect(connect(wrong)).rejects.toEqual(oauthRefused(401, "invalid_client"));
  await expect(connect(oauthClient({ clientId: "x" })).catch(() => "page")).resolves.toBe("page");
  const client = oauthClient();
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const pkce = { code_challenge: codeChallenge ?? "", code_challenge_method: "S256" };
  const newCode = async () => {
    const asked = new URL(client.generateAuthUrl({ scope: SCOPES }));
    for (const [name, value] of Object.entries(pkce)) asked.searchParams.set(name, value);
    return (await consent(asked.href)).get("code") ?? "";
  };
  await expect(client.getToken({ code: await newCode() })).rejects.toEqual(oauthRefused(400, "invalid_grant"));
  await expect(client.getToken({ code: await newCode(), codeVerifier: "x" })).rejects.toEqual(
    oauthRefused(400, "invalid_grant"),
  );
  const code = await newCode();
  await expect(client.getToken({ code, codeVerifier, redirect_uri: `${APP_URL}/other` })).rejects.toEqual(
    oauthRefused(400, "redirect_uri_mismatch"),
  );
  expect((await client.getToken({ code, codeVerifier })).tokens.access_token).toBeDefined();
  const other = await fetch(`${url()}/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: LOCAL_CLIENT_ID, client_secret: LOCAL_CLIENT_SECRET, grant_type: "x" }),
  });
  expect(await other.json()).toMatchObject({ error: "unsupported_grant_type" });
});

test("serves the user's profile", async () => {
  const tokens = await connect(oauthClient());
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const v2 = await fetch(`${url()}/oauth2/v2/userinfo`, { headers });
  expect(await v2.json()).toMatchObject({ email: MINJI, verified_email: true });
  const v3 = await fetch(`${url()}/oauth2/v3/userinfo`, { headers });
  expect(await v3.json()).toMatchObject({ email: MINJI, sub: expect.stringMatching(/^\d{21}$/) });
  expect((await fetch(`${url()}/oauth2/v2/userinfo`)).status).toBe(401);
});

test("lets the SDK refresh an expired token, but not after the grant is revoked", async () => {
  const client = oauthClient();
  const calendar = calendarApi({ version: "v3", auth: client, rootUrl: `${url()}/`, retry: false });
  const first = await connect(client);
  await tell("/__expire", { email: MINJI });
  expect((await calendar.calendarList.list()).status).toBe(200);
  expect(client.credentials.access_token).not.toBe(first.access_token);
  await tell("/__revoke-grant", { email: MINJI });
  await expect(client.refreshAccessToken()).rejects.toEqual(oauthRefused(400, "invalid_grant"));
  const raw = await fetch(`${url()}/calendar/v3/users/me/calendarList`, {
    headers: { authorization: `Bearer ${client.credentials.access_token}` },
  });
  expect(raw.status).toBe(401);
  expect(raw.headers.get("www-authenticate")).toContain("invalid_token");
});

test("revokes a grant by its token, and refuses an unknown token", async () => {
  const client = oauthClient();
  const tokens = await connect(client);
  expect((await client.revokeToken(tokens.refresh_token ?? "")).status).toBe(200);
  await expect(client.refreshAccessToken()).rejects.toEqual(oauthRefused(400, "invalid_grant"));
  await expect(client.revokeToken("none")).rejects.toEqual(oauthRefused(400, "invalid_token"));
});

test("refuses calls whose scope the user didn't grant", async () => {
  const calendar = await connected({ scope: [] });
  await expect(calendar.calendarList.list()).rejects.toEqual(refused(403, "insufficientPermissions"));
});
