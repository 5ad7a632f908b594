import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { start } from "../../emulators/microsoft/start";
import { standIn } from "../support/suite/stand-in";
import { until } from "../support/suite/wait";
import { caller, grantOf, tokensOf } from "./oauth-consent";

const EMAIL = "minji.kim@dure.example";
const CALENDARS = "https://graph.microsoft.com/Calendars.ReadWrite";
const SCOPE = `openid email offline_access ${CALENDARS} https://graph.microsoft.com/MailboxSettings.Read`;
const client = { client_id: "client", client_secret: "secret" };

let server: Awaited<ReturnType<typeof start>>;
let login: Parameters<typeof grantOf>[0];

beforeAll(async () => {
  server = await start({ port: 0, clientId: client.client_id, clientSecret: client.client_secret });
  const base = "/common/oauth2/v2.0";
  login = { url: server.url, authorize: `${base}/authorize`, token: `${base}/token`, client };
});
afterAll(() => server.stop());
beforeEach(() => standIn(server.url).post("/__reset", {}));

async function connected(email = EMAIL, scope = SCOPE) {
  const { access_token } = await grantOf(login, email, scope);
  const call = caller(`${server.url}/v1.0`, access_token);
  const { body } = await call("GET", "/me/calendars");
  const resource = String(body.value?.[0]?.id);
  return { call, calendar: `/me/calendars/${encodeURIComponent(resource)}`, resource };
}

const at = (hour: number) => ({ dateTime: `2026-12-01T${hour}:00:00`, timeZone: "UTC" });
const meeting = { subject: "미팅", start: at(10), end: at(11) };
const day = "startDateTime=2026-12-01T00:00:00Z&endDateTime=2026-12-02T00:00:00Z";

test("rotates the refresh token at each refresh, until the grant is revoked", async () => {
  const first = await grantOf(login, EMAIL, SCOPE);
  const renew = (refresh_token: unknown) =>
    tokensOf(login, { grant_type: "refresh_token", refresh_token: String(refresh_token) });
  const second = await renew(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await renew(first.refresh_token)).toMatchObject({ error: "invalid_grant" });
  await standIn(server.url).revokeGrant(EMAIL);
  expect(await renew(second.refresh_token)).toMatchObject({ error: "invalid_grant" });
  const call = caller(`${server.url}/v1.0`, second.access_token);
  expect(await call("GET", "/me/calendars")).toMatchObject({ status: 401 });
});

test("requires each call's permission", async () => {
  const { call } = await connected(EMAIL, "openid offline_access https://graph.microsoft.com/MailboxSettings.Read");
  expect(await call("GET", "/me/calendars")).toMatchObject({ status: 403 });
  expect(await call("GET", "/me/mailboxSettings/timeZone")).toMatchObject({ body: { value: "Korea Standard Time" } });
});

test("lists a calendar view in pages, in UTC, with the selected fields", async () => {
  const { call, calendar } = await connected();
  for (let index = 0; index < 3; index += 1)
    await call("POST", `${calendar}/events`, {
      ...meeting,
      start: { dateTime: "2026-12-01T19:00", timeZone: "Asia/Seoul" },
    });
  const first = await call("GET", `${calendar}/calendarView?${day}&$top=2&$select=subject,start`);
  const [one] = first.body.value ?? [];
  expect(one).toEqual({
    "@odata.etag": expect.any(String),
    id: expect.any(String),
    subject: "미팅",
    start: { dateTime: "2026-12-01T10:00:00.0000000", timeZone: "UTC" },
  });
  const next = new URL(String(first.body["@odata.nextLink"]));
  const rest = await call("GET", `${next.pathname.replace("/v1.0", "")}${next.search}`);
  expect(rest.body.value).toHaveLength(1);
  expect(rest.body["@odata.nextLink"]).toBeUndefined();
  expect(await call("GET", `${calendar}/calendarView`)).toMatchObject({ status: 400 });
});

test("refuses a repeated transactionId, even after the event is deleted", async () => {
  const { call, calendar } = await connected();
  const create = () => call("POST", `${calendar}/events`, { ...meeting, transactionId: "once" });
  const made = await create();
  expect(made.status).toBe(201);
  const repeated = { status: 409, body: { error: { code: "ErrorDuplicateTransactionId" } } };
  expect(await create()).toMatchObject(repeated);
  const path = `/me/events/${encodeURIComponent(String(made.body.id))}`;
  expect(await call("DELETE", path)).toMatchObject({ status: 204 });
  expect(await call("DELETE", path)).toMatchObject({ status: 404 });
  expect(await create()).toMatchObject(repeated);
});

test("finds an event by its extended property, and returns the property if expanded", async () => {
  const { call, calendar } = await connected();
  const id = "String {00000000-0000-0000-0000-000000000000} Name Own";
  await call("POST", `${calendar}/events`, { ...meeting, singleValueExtendedProperties: [{ id, value: "a" }] });
  await call("POST", `${calendar}/events`, meeting);
  const filter = (value: string) =>
    `$filter=${encodeURIComponent(`singleValueExtendedProperties/Any(ep: ep/id eq '${id}' and ep/value eq '${value}')`)}`;
  expect((await call("GET", `${calendar}/events?${filter("a")}`)).body.value).toHaveLength(1);
  expect((await call("GET", `${calendar}/events?${filter("b")}`)).body.value).toHaveLength(0);
  const expand = `$expand=${encodeURIComponent(`singleValueExtendedProperties($filter=id eq '${id}')`)}`;
  const { body } = await call("GET", `${calendar}/calendarView?${day}&${expand}`);
  expect(body.value?.map((one) => one.singleValueExtendedProperties)).toEqual([[{ id, value: "a" }], undefined]);
  expect(await call("GET", `${calendar}/events?$filter=${encodeURIComponent("subject eq 'x'")}`)).toMatchObject({
    status: 400,
  });
});

test("creates a Teams meeting for a company account, and removes it with the event's body", async () => {
  const { call, calendar } = await connected();
  const { body: made } = await call("POST", `${calendar}/events`, { ...meeting, isOnlineMeeting: true });
  const { joinUrl } = made.onlineMeeting ?? {};
  expect(joinUrl).toMatch(/^https:\/\/teams\.microsoft\.com\//);
  const path = `/me/events/${encodeURIComponent(String(made.id))}`;
  expect((await call("PATCH", path, { subject: "다른 제목" })).body.onlineMeeting).toEqual({ joinUrl });
  expect((await call("PATCH", path, { body: { content: "다른 글" } })).body.onlineMeeting).toBeNull();
  const personal = await connected("somebody@outlook.com");
  const own = await personal.call("POST", `${personal.calendar}/events`, { ...meeting, isOnlineMeeting: true });
  expect(own.body.onlineMeeting).toBeNull();
});

test("notifies a validated subscription of changes", async () => {
  const told: unknown[] = [];
  const listener = createServer((request, response) => {
    const token = new URL(request.url ?? "/", "http://listener").searchParams.get("validationToken");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      if (token === null) told.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(200, { "content-type": "text/plain" }).end(token ?? "");
    });
  });
  await new Promise<void>((done) => listener.listen(0, "127.0.0.1", done));
  const { port } = listener.address() as { port: number };
  const { call, calendar, resource } = await connected();
  const ask = (notificationUrl: string) =>
    call("POST", "/subscriptions", {
      changeType: "created,updated,deleted",
      notificationUrl,
      resource: `/me/calendars/${resource}/events`,
      expirationDateTime: new Date(Date.now() + 3_600_000).toISOString(),
      clientState: "secret",
    });
  expect(await ask("http://127.0.0.1:9/nobody")).toMatchObject({
    status: 400,
    body: { error: { code: "ValidationError" } },
  });
  expect(await ask(`http://127.0.0.1:${port}/hook`)).toMatchObject({ status: 201 });
  await call("POST", `${calendar}/events`, meeting);
  await until(() => told.length > 0);
  expect(told).toMatchObject([{ value: [{ clientState: "secret", changeType: "created" }] }]);
  listener.close();
});
