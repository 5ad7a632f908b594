import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auth, calendar as calendarApi } from "googleapis/build/src/apis/calendar/index.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LOCAL_CLIENT_ID, LOCAL_CLIENT_SECRET } from "../../emulators/google/google";
import { start } from "../../emulators/google/start";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";

const APP_URL = "http://127.0.0.1:4600";
const REDIRECT = `${APP_URL}/api/calendar/google/callback`;
const CALENDAR = "https://www.googleapis.com/auth/calendar";
const SCOPES = ["openid", "email", CALENDAR];
const MINJI = "minji.kim@dure.example";
const folder = mkdtempSync(join(tmpdir(), "google-"));
const stateFile = join(folder, "state.json");
let standIn: RunningStandIn;

beforeAll(async () => {
  standIn = await start({ port: 0, stateFile, appUrl: APP_URL });
});
afterAll(async () => {
  await standIn.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => tell("/__reset", {}));

async function tell(path: string, body: unknown) {
  const answer = await fetch(standIn.url + path, { method: "POST", body: JSON.stringify(body) });
  return JSON.parse(await answer.text());
}

function oauthClient(change: { clientId?: string; clientSecret?: string } = {}) {
  const at = standIn.url;
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
    // So that a 401 with an unexpired token leads to a refresh.
    forceRefreshOnFailure: true,
    ...change,
  });
}

/** Answers the consent page as a user would; the redirect's query. */
async function consent(url: string, answer: Record<string, string | string[]> = {}) {
  const form = new URLSearchParams({ request: new URL(url).search.slice(1) });
  for (const [name, value] of Object.entries({ account: MINJI, scope: CALENDAR, decision: "allow", ...answer })) {
    for (const one of [value].flat()) form.append(name, one);
  }
  const reply = await fetch(`${standIn.url}/o/oauth2/v2/auth`, { method: "POST", body: form, redirect: "manual" });
  expect(reply.status).toBe(302);
  const location = new URL(reply.headers.get("location") ?? "");
  expect(location.origin + location.pathname).toBe(REDIRECT);
  return location.searchParams;
}

type Client = ReturnType<typeof oauthClient>;

async function connect(client: Client, answer: Record<string, string | string[]> = {}, more: object = {}) {
  const url = client.generateAuthUrl({ access_type: "offline", prompt: "consent", scope: SCOPES, ...more });
  const { tokens } = await client.getToken((await consent(url, answer)).get("code") ?? "");
  client.setCredentials(tokens);
  return tokens;
}

/** A calendar client of a connected account; without retries, so that faults show. */
async function connected(answer: Record<string, string | string[]> = {}) {
  const client = oauthClient();
  await connect(client, answer);
  return calendarApi({ version: "v3", auth: client, rootUrl: `${standIn.url}/`, retry: false });
}

const refused = (status: number, reason?: string) =>
  expect.objectContaining({
    response: expect.objectContaining({
      status,
      ...(reason
        ? { data: { error: expect.objectContaining({ errors: [expect.objectContaining({ reason })] }) } }
        : {}),
    }),
  });

const oauthRefused = (status: number, error: string) =>
  expect.objectContaining({ response: expect.objectContaining({ status, data: expect.objectContaining({ error }) }) });

const at = (hour: number) => ({ dateTime: `2026-12-01T${String(hour).padStart(2, "0")}:00:00+09:00` });
const meeting = { summary: "첫 미팅", start: at(10), end: at(11) };
const december = { timeMin: "2026-12-01T00:00:00+09:00", timeMax: "2026-12-08T00:00:00+09:00" };

describe("OAuth 2", () => {
  test("shows accounts and scopes, and sends the user back with code and state", async () => {
    const url = oauthClient().generateAuthUrl({ scope: SCOPES, state: "s&1", login_hint: "new@one.example" });
    const shown = await (await fetch(url)).text();
    expect(shown).toContain(MINJI);
    expect(shown).toContain('value="new@one.example"');
    expect(shown).toContain("permanently delete all the calendars");
    const query = await consent(url, { other: "New@one.example" });
    expect(query.get("state")).toBe("s&1");
    expect(query.get("code")).toMatch(/^4\//);
    const denied = await consent(url, { decision: "deny" });
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
    const url = new URL(oauthClient().generateAuthUrl({ scope: SCOPES }));
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const answer = await fetch(url, { redirect: "manual" });
    expect(answer.status).toBe(status);
    const shown = await answer.text();
    expect(shown).toContain(code);
    expect(shown).not.toContain("<b>");
  });

  test("gives tokens for a code once, with an id token the SDK can verify", async () => {
    const client = oauthClient();
    const url = client.generateAuthUrl({ access_type: "offline", scope: SCOPES });
    const code = (await consent(url)).get("code") ?? "";
    const { tokens } = await client.getToken(code);
    expect(tokens).toMatchObject({ token_type: "Bearer", refresh_token: expect.stringMatching(/^1\/\//) });
    expect(tokens.scope).toBe(`openid https://www.googleapis.com/auth/userinfo.email ${CALENDAR}`);
    const ticket = await client.verifyIdToken({ idToken: tokens.id_token ?? "", audience: LOCAL_CLIENT_ID });
    expect(ticket.getPayload()).toMatchObject({ email: MINJI, email_verified: true });
    expect(await client.getTokenInfo(tokens.access_token ?? "")).toMatchObject({ email: MINJI });
    await expect(client.getToken(code)).rejects.toEqual(oauthRefused(400, "invalid_grant"));
    await expect(client.getToken("4/none")).rejects.toEqual(oauthRefused(400, "invalid_grant"));
  });

  test("gives a refresh token the first time, then only when consent is asked for", async () => {
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
      const url = new URL(client.generateAuthUrl({ scope: SCOPES }));
      for (const [name, value] of Object.entries(pkce)) url.searchParams.set(name, value);
      return (await consent(url.href)).get("code") ?? "";
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
    const other = await fetch(`${standIn.url}/token`, {
      method: "POST",
      body: new URLSearchParams({ client_id: LOCAL_CLIENT_ID, client_secret: LOCAL_CLIENT_SECRET, grant_type: "x" }),
    });
    expect(await other.json()).toMatchObject({ error: "unsupported_grant_type" });
  });

  test("tells who the user is", async () => {
    const tokens = await connect(oauthClient());
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const v2 = await fetch(`${standIn.url}/oauth2/v2/userinfo`, { headers });
    expect(await v2.json()).toMatchObject({ email: MINJI, verified_email: true });
    const v3 = await fetch(`${standIn.url}/oauth2/v3/userinfo`, { headers });
    expect(await v3.json()).toMatchObject({ email: MINJI, sub: expect.stringMatching(/^\d{21}$/) });
    expect((await fetch(`${standIn.url}/oauth2/v2/userinfo`)).status).toBe(401);
  });

  test("an expired token is refreshed by the SDK; a revoked grant is over", async () => {
    const client = oauthClient();
    const calendar = calendarApi({ version: "v3", auth: client, rootUrl: `${standIn.url}/`, retry: false });
    const first = await connect(client);
    await tell("/__expire", { email: MINJI });
    expect((await calendar.calendarList.list()).status).toBe(200);
    expect(client.credentials.access_token).not.toBe(first.access_token);
    await tell("/__revoke-grant", { email: MINJI });
    await expect(client.refreshAccessToken()).rejects.toEqual(oauthRefused(400, "invalid_grant"));
    const raw = await fetch(`${standIn.url}/calendar/v3/users/me/calendarList`, {
      headers: { authorization: `Bearer ${client.credentials.access_token}` },
    });
    expect(raw.status).toBe(401);
    expect(raw.headers.get("www-authenticate")).toContain("invalid_token");
  });

  test("revokes by either token, and refuses an unknown one", async () => {
    const client = oauthClient();
    const tokens = await connect(client);
    expect((await client.revokeToken(tokens.refresh_token ?? "")).status).toBe(200);
    await expect(client.refreshAccessToken()).rejects.toEqual(oauthRefused(400, "invalid_grant"));
    await expect(client.revokeToken("none")).rejects.toEqual(oauthRefused(400, "invalid_token"));
  });

  test("an unticked scope is missing later", async () => {
    const calendar = await connected({ scope: [] });
    await expect(calendar.calendarList.list()).rejects.toEqual(refused(403, "insufficientPermissions"));
  });
});

describe("calendars and free/busy", () => {
  test("lists three calendars, in pages and by role", async () => {
    const calendar = await connected();
    const { data } = await calendar.calendarList.list({ maxResults: 2 });
    expect(data.items?.[0]).toMatchObject({ id: MINJI, primary: true, accessRole: "owner", timeZone: "Asia/Seoul" });
    const rest = await calendar.calendarList.list({ pageToken: data.nextPageToken ?? "", maxResults: 2 });
    expect(rest.data.items).toMatchObject([{ accessRole: "reader" }]);
    expect(rest.data.nextSyncToken).toBeDefined();
    expect((await calendar.calendarList.list({ minAccessRole: "owner" })).data.items).toHaveLength(2);
    await expect(calendar.calendarList.list({ pageToken: "x" })).rejects.toEqual(refused(400, "invalid"));
    await expect(calendar.calendarList.list({ minAccessRole: "x" })).rejects.toEqual(refused(400, "invalid"));
    expect((await calendar.calendars.get({ calendarId: "primary" })).data.id).toBe(MINJI);
  });

  test("tells busy times: not free, cancelled or declined ones; all-day by the calendar's zone; joined and cut", async () => {
    const calendar = await connected();
    const add = (event: object) => tell("/__events", { email: MINJI, event });
    await add({ start: at(10), end: at(11) });
    await add({ start: at(11), end: at(12) });
    await add({ start: at(14), end: at(15), transparency: "transparent" });
    await add({ start: at(15), end: at(16), status: "cancelled" });
    await add({ start: at(16), end: at(17), attendees: [{ email: MINJI, responseStatus: "declined" }] });
    await add({ start: { date: "2026-12-03" }, end: { date: "2026-12-04" } });
    await add({ start: { dateTime: "2026-12-07T23:00:00+09:00" }, end: { dateTime: "2026-12-08T03:00:00+09:00" } });
    const { data } = await calendar.freebusy.query({
      requestBody: { ...december, items: [{ id: "primary" }, { id: "stranger@example.com" }] },
    });
    expect(data.calendars?.primary?.busy).toEqual([
      { start: "2026-12-01T01:00:00Z", end: "2026-12-01T03:00:00Z" },
      { start: "2026-12-02T15:00:00Z", end: "2026-12-03T15:00:00Z" },
      { start: "2026-12-07T14:00:00Z", end: "2026-12-07T15:00:00Z" },
    ]);
    expect(data.calendars?.["stranger@example.com"]?.errors).toEqual([{ domain: "global", reason: "notFound" }]);
  });

  test("repeats a weekly event by its wall clock over a clock change", async () => {
    await tell("/__accounts", { email: "ny@partner.example", timeZone: "America/New_York" });
    const calendar = await connected({ account: "ny@partner.example" });
    const time = (hour: number) => ({ dateTime: `2026-10-30T${hour}:00:00`, timeZone: "America/New_York" });
    await tell("/__events", {
      email: "ny@partner.example",
      event: { start: time(10), end: time(11), recurrence: ["RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2"] },
    });
    const { data } = await calendar.freebusy.query({
      requestBody: { timeMin: "2026-10-25T00:00:00Z", timeMax: "2026-11-30T00:00:00Z", items: [{ id: "primary" }] },
    });
    expect(data.calendars?.primary?.busy?.map((one) => one.start)).toEqual([
      "2026-10-30T14:00:00Z",
      "2026-11-06T15:00:00Z",
    ]);
    const list = await calendar.events.list({
      calendarId: "primary",
      singleEvents: true,
      orderBy: "startTime",
      ...december,
      timeMin: "2026-10-01T00:00:00Z",
    });
    expect(list.data.items?.map((one) => one.id?.split("_")[1])).toEqual(["20261030T140000Z", "20261106T150000Z"]);
  });

  test.each<[string, object, string]>([
    ["no range", { timeMin: undefined }, "required"],
    ["an empty range", { timeMax: december.timeMin }, "timeRangeEmpty"],
    ["a range too long", { timeMax: "2027-06-01T00:00:00Z" }, "timeRangeTooLong"],
    ["a time without offset", { timeMin: "2026-12-01T00:00:00" }, "badRequest"],
    ["too many calendars", { calendarExpansionMax: 51 }, "invalid"],
    ["an unknown zone", { timeZone: "Mars/Olympus" }, "invalid"],
  ])("refuses free/busy with %s", async (_, change, reason) => {
    const calendar = await connected();
    const requestBody = { ...december, items: [{ id: "primary" }], ...change };
    await expect(calendar.freebusy.query({ requestBody })).rejects.toEqual(refused(400, reason));
  });
});

describe("events", () => {
  test("makes an event with a Meet link, under the caller's id, once", async () => {
    const calendar = await connected();
    const insert = (id: string, requestId: string) =>
      calendar.events.insert({
        calendarId: "primary",
        conferenceDataVersion: 1,
        sendUpdates: "all",
        requestBody: {
          ...meeting,
          id,
          attendees: [{ email: "guest@example.com", displayName: "손님" }],
          extendedProperties: { private: { dure: "b1" } },
          conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: "hangoutsMeet" } } },
        },
      });
    const { data } = await insert("dure0001", "r1");
    expect(data).toMatchObject({
      id: "dure0001",
      iCalUID: "dure0001@google.com",
      status: "confirmed",
      sequence: 0,
      start: { dateTime: "2026-12-01T10:00:00+09:00", timeZone: "Asia/Seoul" },
      organizer: { email: MINJI, self: true },
      attendees: [{ email: "guest@example.com", responseStatus: "needsAction" }],
      conferenceData: { entryPoints: [{ entryPointType: "video", uri: data.hangoutLink }] },
    });
    expect(data.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
    await expect(insert("dure0001", "r1")).rejects.toEqual(refused(409, "duplicate"));
    expect((await insert("dure0002", "r1")).data.hangoutLink).toBe(data.hangoutLink);
    expect((await insert("dure0003", "r2")).data.hangoutLink).not.toBe(data.hangoutLink);
    const state = JSON.parse(await (await fetch(`${standIn.url}/__state`)).text());
    expect(state.notices[0]).toMatchObject({ verb: "insert", sendUpdates: "all", attendees: ["guest@example.com"] });
    expect(state.signingKey).toBeUndefined();
    const found = await calendar.events.list({ calendarId: "primary", privateExtendedProperty: ["dure=b1"] });
    expect(found.data.items).toHaveLength(3);
  });

  test("without conferenceDataVersion there is no Meet link", async () => {
    const calendar = await connected();
    const conferenceData = { createRequest: { requestId: "r" } };
    const { data } = await calendar.events.insert({
      calendarId: "primary",
      requestBody: { ...meeting, conferenceData },
    });
    expect(data.hangoutLink).toBeUndefined();
    expect(data.id).toMatch(/^[a-v0-9]{26}$/);
  });

  test.each<[string, object, string]>([
    ["an id outside Google's alphabet", { id: "DURE-1" }, "invalid"],
    ["an id too short", { id: "abcd" }, "invalid"],
    ["no end", { end: undefined }, "required"],
    ["an end before the start", { end: at(9) }, "timeRangeEmpty"],
    ["a day that is none", { start: { date: "2026-02-30" } }, "invalid"],
    ["a day and a time", { start: { date: "2026-12-01" } }, "invalid"],
    ["a wall clock without zone", { start: { dateTime: "2026-12-01T10:00:00" } }, "required"],
    ["an unknown zone", { start: { ...at(10), timeZone: "Mars/Olympus" } }, "invalid"],
    ["a guest without address", { attendees: [{ email: "nope" }] }, "invalid"],
    ["an unknown transparency", { transparency: "x" }, "invalid"],
    ["a rule it does not know", { recurrence: ["RRULE:FREQ=YEARLY"] }, "invalid"],
  ])("refuses an event with %s", async (_, change, reason) => {
    const calendar = await connected();
    const requestBody = { ...meeting, ...change };
    await expect(calendar.events.insert({ calendarId: "primary", requestBody })).rejects.toEqual(refused(400, reason));
  });

  test("changes an event: sequence on a new time, etag and If-Match, whole update", async () => {
    const calendar = await connected();
    const { data: made } = await calendar.events.insert({
      calendarId: "primary",
      requestBody: { ...meeting, id: "change1", description: "옛 설명", extendedProperties: { private: { a: "1" } } },
    });
    const key = { calendarId: "primary", eventId: "change1" };
    const renamed = await calendar.events.patch({
      ...key,
      requestBody: { summary: "새 제목", extendedProperties: { private: { b: "2" } } },
    });
    expect(renamed.data).toMatchObject({
      sequence: 0,
      iCalUID: made.iCalUID,
      extendedProperties: { private: { a: "1", b: "2" } },
    });
    expect(renamed.data.etag).not.toBe(made.etag);
    const late = calendar.events.patch(
      { ...key, requestBody: { summary: "x" } },
      { headers: { "If-Match": made.etag ?? "" } },
    );
    await expect(late).rejects.toEqual(refused(412, "conditionNotMet"));
    const moved = await calendar.events.patch({ ...key, requestBody: { start: at(13), end: at(14) } });
    expect(moved.data).toMatchObject({ sequence: 1, summary: "새 제목" });
    const { data: updated } = await calendar.events.update({ ...key, requestBody: { ...meeting, summary: "전부" } });
    expect(updated).toMatchObject({ sequence: 2, summary: "전부" });
    expect(updated.description).toBeUndefined();
    await expect(calendar.events.update({ ...key, requestBody: { ...meeting, sequence: 1 } })).rejects.toEqual(
      refused(400, "invalid"),
    );
    await expect(calendar.events.get({ ...key, eventId: "none1" })).rejects.toEqual(refused(404, "notFound"));
    const same = await calendar.events.get(key, { headers: { "If-None-Match": updated.etag ?? "" } });
    expect(same.status).toBe(304);
  });

  test("deletes once, keeps the id taken, and shows what is deleted when asked", async () => {
    const calendar = await connected();
    const key = { calendarId: "primary", eventId: "gone1" };
    await calendar.events.insert({ calendarId: "primary", requestBody: { ...meeting, id: "gone1" } });
    expect((await calendar.events.delete({ ...key, sendUpdates: "none" })).status).toBe(204);
    await expect(calendar.events.delete(key)).rejects.toEqual(refused(410, "deleted"));
    expect((await calendar.events.get(key)).data.status).toBe("cancelled");
    expect((await calendar.events.list({ calendarId: "primary" })).data.items).toHaveLength(0);
    expect((await calendar.events.list({ calendarId: "primary", showDeleted: true })).data.items).toHaveLength(1);
    const again = calendar.events.insert({ calendarId: "primary", requestBody: { ...meeting, id: "gone1" } });
    await expect(again).rejects.toEqual(refused(409, "duplicate"));
    await expect(
      calendar.events.insert({ calendarId: "primary", sendUpdates: "x", requestBody: meeting }),
    ).rejects.toEqual(refused(400, "invalid"));
  });

  test("lists by time in pages, then what changed; an old sync token is gone", async () => {
    const calendar = await connected();
    for (const hour of [15, 9, 12])
      await tell("/__events", { email: MINJI, event: { summary: `${hour}`, start: at(hour), end: at(hour + 1) } });
    const ordered = { calendarId: "primary", singleEvents: true, orderBy: "startTime", maxResults: 2 };
    const { data } = await calendar.events.list({
      ...ordered,
      timeMin: at(10).dateTime.replace("10", "09"),
      timeMax: at(16).dateTime,
    });
    expect(data.items?.map((one) => one.summary)).toEqual(["9", "12"]);
    const rest = await calendar.events.list({ ...ordered, pageToken: data.nextPageToken ?? "" });
    expect(rest.data.items?.map((one) => one.summary)).toEqual(["15"]);
    const syncToken = (await calendar.events.list({ calendarId: "primary" })).data.nextSyncToken ?? "";
    await calendar.events.delete({ calendarId: "primary", eventId: data.items?.[0]?.id ?? "" });
    const changes = await calendar.events.list({ calendarId: "primary", syncToken });
    expect(changes.data.items).toMatchObject([{ summary: "9", status: "cancelled" }]);
    await expect(calendar.events.list({ calendarId: "primary", syncToken, q: "x" })).rejects.toEqual(refused(400));
    await tell("/__expire-sync", {});
    await expect(calendar.events.list({ calendarId: "primary", syncToken })).rejects.toEqual(
      refused(410, "fullSyncRequired"),
    );
    await expect(calendar.events.list({ calendarId: "primary", orderBy: "startTime" })).rejects.toEqual(refused(400));
    await expect(calendar.events.list({ calendarId: "primary", timeMin: "tomorrow" })).rejects.toEqual(refused(400));
  });

  test("nobody writes holidays or sees another's calendar", async () => {
    const calendar = await connected();
    const calendarId = "ko.south_korea#holiday@group.v.calendar.google.com";
    const { data } = await calendar.events.list({ calendarId, q: "크리스마스", singleEvents: true });
    expect(data.items?.[0]).toMatchObject({
      transparency: "transparent",
      start: { date: expect.stringContaining("-12-25") },
    });
    await expect(calendar.events.insert({ calendarId, requestBody: meeting })).rejects.toEqual(
      refused(403, "requiredAccessLevel"),
    );
    await expect(calendar.events.list({ calendarId: "junho.lee@dure.example" })).rejects.toEqual(
      refused(404, "notFound"),
    );
  });
});

test("goes wrong as told, even after the effect", async () => {
  const calendar = await connected();
  await tell("/__faults", [{ path: "/events$", method: "post", after: "effect", times: 1 }]);
  await expect(
    calendar.events.insert({ calendarId: "primary", requestBody: { ...meeting, id: "lost1" } }),
  ).rejects.toThrow();
  expect((await calendar.events.get({ calendarId: "primary", eventId: "lost1" })).data.status).toBe("confirmed");
  await tell("/__faults", [
    { path: "freeBusy", status: 403, body: { error: { code: 403, errors: [{ reason: "rateLimitExceeded" }] } } },
  ]);
  const ask = () => calendar.freebusy.query({ requestBody: { ...december, items: [] } });
  await expect(ask()).rejects.toEqual(refused(403, "rateLimitExceeded"));
  await fetch(`${standIn.url}/__faults`, { method: "DELETE" });
  expect((await ask()).status).toBe(200);
});

test("shows its state, escaped, and keeps it over a restart", async () => {
  const client = oauthClient();
  await connect(client);
  await tell("/__events", { email: MINJI, event: { ...meeting, summary: "<script>x</script>" } });
  await standIn.stop();
  standIn = await start({ port: 0, stateFile, appUrl: APP_URL });
  const shown = await (await fetch(standIn.url)).text();
  expect(shown).toContain("&lt;script&gt;x");
  expect(shown).toContain(CALENDAR);
  const again = oauthClient();
  again.setCredentials(client.credentials);
  expect((await again.refreshAccessToken()).credentials.access_token).toBeDefined();
  expect((await fetch(`${standIn.url}/none`)).status).toBe(404);
});
