import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { at, begin, connected, end, MINJI, meeting, refused, tell, url } from "./google-client";

beforeAll(begin);
afterAll(end);
beforeEach(() => tell("/__reset", {}));

test("creates an event with a Meet link once, under the caller's id", async () => {
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
  const state = JSON.parse(await (await fetch(`${url()}/__state`)).text());
  expect(state.notices[0]).toMatchObject({ verb: "insert", sendUpdates: "all", attendees: ["guest@example.com"] });
  expect(state.signingKey).toBeUndefined();
  const found = await calendar.events.list({ calendarId: "primary", privateExtendedProperty: ["dure=b1"] });
  expect(found.data.items).toHaveLength(3);
});

test("creates no Meet link without conferenceDataVersion", async () => {
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
  ["a day that does not exist", { start: { date: "2026-02-30" } }, "invalid"],
  ["a day and a time", { start: { date: "2026-12-01" } }, "invalid"],
  ["a local time without zone", { start: { dateTime: "2026-12-01T10:00:00" } }, "required"],
  ["an unknown zone", { start: { ...at(10), timeZone: "Mars/Olympus" } }, "invalid"],
  ["a guest without address", { attendees: [{ email: "nope" }] }, "invalid"],
  ["an unknown transparency", { transparency: "x" }, "invalid"],
  ["an unsupported recurrence", { recurrence: ["RRULE:FREQ=YEARLY"] }, "invalid"],
])("refuses an event with %s", async (_, change, reason) => {
  const calendar = await connected();
  const requestBody = { ...meeting, ...change };
  await expect(calendar.events.insert({ calendarId: "primary", requestBody })).rejects.toEqual(refused(400, reason));
});

test("patches and updates an event, with sequence, etag and If-Match", async () => {
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

test("deletes an event once, keeps its id taken, and lists deleted events on request", async () => {
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

test("lists events by time in pages, and changes since a sync token; an old token is gone", async () => {
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

test("refuses to write holidays and to read another account's calendar", async () => {
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
