import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { start } from "../../emulators/naver-works/start";
import { WORKS_CLIENT } from "../support/scheduling/calendars";
import { standIn } from "../support/suite/stand-in";
import { caller, grantOf, tokensOf } from "./oauth-consent";

const EMAIL = "minji.kim@dure.example";

let server: Awaited<ReturnType<typeof start>>;
let auth: Parameters<typeof grantOf>[0];

beforeAll(async () => {
  server = await start({ port: 0 });
  auth = { url: server.url, authorize: "/oauth2/v2.0/authorize", token: "/oauth2/v2.0/token", client: WORKS_CLIENT };
});
afterAll(() => server.stop());
beforeEach(() => standIn(server.url).post("/__reset", {}));

async function connected(scope = "openid email calendar") {
  const { access_token } = await grantOf(auth, EMAIL, scope);
  const call = caller(`${server.url}/v1.0/users/me`, access_token);
  const { body } = await call("GET", "/calendar");
  return { call, events: `/calendars/${body.calendarId}/events` };
}

const at = (clock: string) => ({ dateTime: `2026-12-01T${clock}:00`, timeZone: "Asia/Seoul" });
const meeting = (fields: object = {}) => ({
  eventComponents: [{ eventId: "own", summary: "미팅", start: at("10:00"), end: at("11:00"), ...fields }],
});
const range = (from: string, until: string) =>
  `?${new URLSearchParams({ fromDateTime: `${from}T00:00:00+09:00`, untilDateTime: `${until}T00:00:00+09:00` })}`;

test("issues and refreshes tokens for a known client, with expires_in as a string", async () => {
  const tokens = await grantOf(auth, EMAIL, "openid email calendar");
  expect(tokens).toMatchObject({ expires_in: "86400", token_type: "Bearer" });
  const grant = { grant_type: "refresh_token", refresh_token: String(tokens.refresh_token) };
  expect(await tokensOf(auth, grant)).toMatchObject({ refresh_token: tokens.refresh_token });
  const stranger = { ...auth, client: { ...WORKS_CLIENT, client_secret: "wrong" } };
  expect(await tokensOf(stranger, grant)).toMatchObject({ error: "invalid_client" });
  await standIn(server.url).revokeGrant(EMAIL);
  expect(await tokensOf(auth, grant)).toMatchObject({ error: "invalid_grant" });
});

test("requires the calendar scope and a valid token", async () => {
  const { call } = await connected("openid email");
  expect(await call("GET", "/calendar")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  expect(await caller(`${server.url}/v1.0/users/me`, "x")("GET", "/calendar")).toMatchObject({ status: 401 });
});

test("lists calendars in pages by a cursor", async () => {
  const { call } = await connected();
  const first = await call("GET", "/calendar-personals?count=1");
  expect(first.body).toMatchObject({
    calendarPersonals: [{ calendarName: "내 캘린더" }],
    responseMetaData: { nextCursor: "1" },
  });
  const rest = await call("GET", "/calendar-personals?count=1&cursor=1");
  expect(rest.body).toMatchObject({
    calendarPersonals: [{ calendarName: "팀 일정" }],
    responseMetaData: { nextCursor: null },
  });
  expect(await call("GET", "/calendar-personals?count=51")).toMatchObject({ status: 400 });
});

test("creates an event once, under the caller's id", async () => {
  const { call, events } = await connected();
  expect(await call("POST", events, meeting())).toMatchObject({ status: 201 });
  expect(await call("POST", events, meeting())).toMatchObject({ status: 409 });
  expect(await call("PUT", `${events}/own`, meeting({ summary: "다른 제목" }))).toMatchObject({ status: 200 });
  expect((await call("GET", `${events}/own`)).body.eventComponents).toMatchObject([{ summary: "다른 제목" }]);
  expect(await call("PUT", `${events}/other`, meeting())).toMatchObject({ status: 404 });
  expect(await call("DELETE", `${events}/own`)).toMatchObject({ status: 204 });
  expect(await call("DELETE", `${events}/own`)).toMatchObject({ status: 404 });
});

test("lists at most 31 days, with recurring events as rules", async () => {
  const { call, events } = await connected();
  const recurrence = ["RRULE:FREQ=WEEKLY"];
  await call("POST", events, meeting({ recurrence }));
  await call("POST", events, meeting({ eventId: "single" }));
  expect(await call("GET", `${events}${range("2026-12-01", "2027-01-02")}`)).toMatchObject({ status: 400 });
  const listed = await call("GET", `${events}${range("2026-12-02", "2027-01-02")}`);
  expect(listed.body.events).toMatchObject([{ eventComponents: [{ eventId: "own", recurrence }] }]);
});

test.each([
  ["an offset", { start: { dateTime: "2026-12-01T10:00:00+09:00" } }],
  ["an end before the start", { end: at("09:00") }],
  ["no title", { summary: "" }],
  ["an unknown zone", { start: { dateTime: "2026-12-01T10:00:00", timeZone: "Mars/Olympus" } }],
])("refuses an event with %s", async (_, fields) => {
  const { call, events } = await connected();
  expect(await call("POST", events, meeting(fields))).toMatchObject({
    status: 400,
    body: { code: "INVALID_PARAMETER" },
  });
});
