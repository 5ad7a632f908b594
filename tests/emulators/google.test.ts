import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  at,
  begin,
  CALENDAR,
  connect,
  connected,
  december,
  end,
  MINJI,
  meeting,
  oauthClient,
  refused,
  restart,
  tell,
  url,
} from "./google-client";

beforeAll(begin);
afterAll(end);
beforeEach(() => tell("/__reset", {}));

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

test("merges and clips busy times, and ignores free, cancelled and declined events", async () => {
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

test("repeats a weekly event at the same local time across a clock change", async () => {
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

test("injects faults, even after a call's effect", async () => {
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
  await fetch(`${url()}/__faults`, { method: "DELETE" });
  expect((await ask()).status).toBe(200);
});

test("shows its state, escaped, and keeps it across a restart", async () => {
  const client = oauthClient();
  await connect(client);
  await tell("/__events", { email: MINJI, event: { ...meeting, summary: "<script>x</script>" } });
  await restart();
  const shown = await (await fetch(url())).text();
  expect(shown).toContain("&lt;script&gt;x");
  expect(shown).toContain(CALENDAR);
  const again = oauthClient();
  again.setCredentials(client.credentials);
  expect((await again.refreshAccessToken()).credentials.access_token).toBeDefined();
  expect((await fetch(`${url()}/none`)).status).toBe(404);
});
