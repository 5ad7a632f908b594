import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { bookEvent, bookingPage, connectAccount, meetingPlans, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost } from "../../../support/scheduling/calendars";
import { connect } from "../../../support/suite/client";
import { dayAfter, MONDAY } from "../../../support/suite/monday";
import { untilIdle } from "../../../support/suite/queue";
import { stored } from "../../../support/suite/stored";
import { until } from "../../../support/suite/wait";
import type { Member } from "../../../support/teams/tenant";

const query = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };

const publicBooking = (id: string) => connect().scheduling.getPublicBooking({ params: { id }, query });

const slotCount = async (id: string) => (await publicBooking(id)).slots.length;

describe.concurrent.each(allCalendars().map((calendars) => [calendars.provider, calendars] as const))(
  "%s",
  (_, calendars) => {
    const newPage = async () => {
      const { host, calendar, teamId } = await newHost(calendars);
      const page = await bookingPage(host, {
        organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
      });
      return { host, calendar, teamId, page, path: await calendars.path(host.email) };
    };
    // One request to Google's free/busy covers all calendars.
    const reads = ({ host, path }: { host: Member; path: string }) =>
      calendars.provider === "google" ? { path: "/freeBusy$", contains: host.email } : { path };

    test.each([
      ["answers 500 once", { status: 500, times: 1 }],
      ["asks to be left alone for a second", { status: 429, times: 1, headers: { "retry-after": "1" } }],
      ["is slow", { delayMs: 1_000, times: 1 }],
      ["is cut off once", { after: "before", times: 1 }],
    ] as const)("a calendar that %s is still read", async (_what, fault) => {
      const fixture = await newPage();
      await calendars.addFault({ ...reads(fixture), ...fault });
      expect(await slotCount(fixture.page.id)).toBe(18);
    });

    test.each([
      ["fails twice", { status: 503, times: 2 }],
      ["asks to be left alone for long", { status: 429, times: 1, headers: { "retry-after": "60" } }],
    ] as const)("a calendar that %s is an error, which isn't cached", async (_what, fault) => {
      const fixture = await newPage();
      const { page } = fixture;
      await calendars.addFault({ ...reads(fixture), ...fault });
      await expect(publicBooking(page.id)).rejects.toMatchObject({ status: 502, code: "PROVIDER_FAILED" });
      expect(await slotCount(page.id)).toBe(18);
    });

    test.each([
      ["answers 500 twice", { status: 500, times: 2 }],
      ["says that there are too many calls", { status: 429, times: 1, headers: { "retry-after": "1" } }],
      ["takes the event, but its answer is lost", { after: "effect", times: 1 }],
      ["takes the event, but answers 503", { status: 503, after: "effect", times: 1 }],
    ] as const)("a calendar that %s has one event, which can be moved and deleted", async (_what, fault) => {
      const { host, page, path } = await newPage();
      await calendars.addFault({ path, method: "POST", ...fault });
      const event = await bookEvent(page);
      const { client } = host;
      const one = async () => (await client.scheduling.listScheduledEvents({ query: {} })).data[0];
      expect(await until(async () => (await one())?.calendar_state === "written", 30_000)).toBe(true);
      expect(await calendars.titles(host.email)).toHaveLength(1);

      const { slots } = await publicBooking(page.id);
      const [to] = slots;
      await client.scheduling.rescheduleEvent({
        params: { id: event.id },
        query: {},
        body: { start: to?.start ?? "", end: to?.end ?? "", reason: "일정 변경" },
      });
      const atNewTime = async () =>
        isDeepStrictEqual(await calendars.starts(host.email), [Date.parse(to?.start ?? "")]);
      expect(await until(atNewTime, 30_000)).toBe(true);
      expect(await until(async () => (await slotCount(page.id)) === 17, 30_000)).toBe(true);

      await client.scheduling.cancelEvent({ params: { id: event.id }, body: { reason: "취소" } });
      expect(await until(async () => (await calendars.titles(host.email)).length === 0, 30_000)).toBe(true);
      expect(await until(async () => (await slotCount(page.id)) === 18, 30_000)).toBe(true);
    });

    test.each(["moves", "is cancelled"] as const)(
      "a meeting that %s while it is being written leaves nothing behind",
      async (what) => {
        const { host, teamId, page, path } = await newPage();
        const write = await calendars.hold({ path, method: "POST", delayMs: 4_000 });
        const event = await bookEvent(page);
        await write.arrived();
        const { client } = host;
        const [to] = (await publicBooking(page.id)).slots;
        const params = { id: event.id };
        const moved = { start: to?.start ?? "", end: to?.end ?? "", reason: "일정 변경" };
        if (what === "moves") await client.scheduling.rescheduleEvent({ params, query: {}, body: moved });
        else await client.scheduling.cancelEvent({ params, body: { reason: "취소" } });
        await write.release();

        await untilIdle(teamId);
        const left = what === "moves" ? 1 : 0;
        expect(await until(async () => (await calendars.titles(host.email)).length === left, 30_000)).toBe(true);
        expect(await until(async () => (await slotCount(page.id)) === 18 - left, 30_000)).toBe(true);
      },
      60_000,
    );

    test("an expired token is refreshed", async () => {
      const { host, page } = await newPage();
      await calendars.expireTokens(host.email);
      expect(await slotCount(page.id)).toBe(18);
    });

    test("one failing calendar fails the whole answer, and nothing of it is cached", async () => {
      const { host, path, teamId } = await newPage();
      await until(async () => (await stored(teamId, "calendar-weeks")).length === 0);
      const { data } = await host.client.scheduling.listCalendars({});
      const all = data.slice(0, 2).map(({ account, id }) => ({ ...account, id }));
      await calendars.addEvent(host.email, {
        title: "첫 캘린더",
        time: { start: `${MONDAY}T10:00`, end: `${MONDAY}T11:00` },
      });
      await calendars.addFault({ path, method: "GET", status: 503, times: 2 });
      const range = JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end: `${dayAfter(5)}T00:00:00Z` });
      const ask = () =>
        host.client.scheduling.listCalendarEvents({
          query: { calendars: JSON.stringify(all), range, timezone: "Asia/Seoul" },
        });
      await expect(ask()).rejects.toMatchObject({ status: 502, code: "PROVIDER_FAILED" });
      expect(await stored(teamId, "calendar-weeks")).toEqual([]);
      const answer = await ask();
      expect(answer.map(({ calendar, events }) => [calendar, events.map(({ name }) => name)])).toEqual([
        [all[0], ["첫 캘린더"]],
        [all[1], []],
      ]);
    });

    test("a missing permission is reported", async () => {
      const { host, calendar, path } = await newPage();
      await calendars.addFault({ path, method: "GET", status: 403, times: 1, body: calendars.forbidden });
      const range = JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end: `${dayAfter(7)}T00:00:00Z` });
      const events = host.client.scheduling.listCalendarEvents({
        query: { calendars: JSON.stringify([calendar]), range, timezone: "Asia/Seoul" },
      });
      await expect(events).rejects.toMatchObject({ status: 406, code: "API-DATA-0001" });
    });

    test("a revoked grant is an error until the member authorizes again", async () => {
      const { host, page } = await newPage();
      await calendars.revokeGrant(host.email);
      await expect(host.client.scheduling.listCalendars({})).rejects.toMatchObject({
        status: 406,
        code: "REGRANT_PERMISSION",
      });
      expect((await publicBooking(page.id)).page.state).toBe("calendar_disconnected");
      expect(await host.client.scheduling.listMemberCalendars({ params: { userId: host.uid } })).toEqual([]);

      await connectAccount(host, calendars.provider);
      expect((await host.client.scheduling.listCalendars({})).needs_regrant).toEqual([]);
      expect(await slotCount(page.id)).toBe(18);
    });
  },
);

test("Outlook creates the Teams meeting of its event, and keeps it when the event moves", async () => {
  const calendars = allCalendars().find(({ provider }) => provider === "outlook");
  if (!calendars) throw new Error("Outlook is missing.");
  const { host, calendar } = await newHost(calendars);
  const page = await bookingPage(host, {
    organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
    meeting_plans: meetingPlans({ type: "teams" }),
  });
  const event = await bookEvent(page);
  const { client } = host;
  const link = async () => (await client.scheduling.listScheduledEvents({ query: {} })).data[0]?.meeting_plan.value;
  const first = await until(async () => (await link()) || undefined, 30_000);
  expect(first).toMatch(/^https:\/\/teams\.microsoft\.com\/l\/meetup-join\//);
  const [to] = (await publicBooking(page.id)).slots;
  await client.scheduling.rescheduleEvent({
    params: { id: event.id },
    query: {},
    body: { start: to?.start ?? "", end: to?.end ?? "", reason: "일정 변경" },
  });
  expect(await until(async () => (await slotCount(page.id)) === 17, 30_000)).toBe(true);
  expect(await link()).toBe(first);
  type State = { events: { email: string; fields: { onlineMeeting: { joinUrl: string } | null } }[] };
  const { events } = await calendars.state<State>();
  const own = events.filter(({ email }) => email === host.email);
  expect(own.map(({ fields }) => fields.onlineMeeting?.joinUrl)).toEqual([first]);
});

test("a disconnected account leaves no cached calendar data", async () => {
  const [calendars] = allCalendars();
  if (!calendars) throw new Error("Google is missing.");
  const { host, calendar, teamId } = await newHost(calendars);
  await calendars.addEvent(host.email, {
    title: "비밀 회의",
    time: { start: `${MONDAY}T10:00`, end: `${MONDAY}T11:00` },
  });
  const range = JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end: `${dayAfter(7)}T00:00:00Z` });
  const query = { calendars: JSON.stringify([calendar]), range, timezone: "Asia/Seoul" };
  expect(JSON.stringify(await host.client.scheduling.listCalendarEvents({ query }))).toContain("비밀 회의");
  const kept = async () => JSON.stringify(await stored(teamId, "calendar-weeks")).includes("비밀 회의");
  expect(await until(kept, 20_000)).toBe(true);
  const [connection] = (await host.client.teams.listConnections({ query: {} })).services;
  await host.client.teams.deleteConnection({ query: { provider: "google", token: connection?.id ?? "" } });
  expect(await until(async () => (await stored(teamId, "calendar-weeks")).length === 0, 20_000)).toBe(true);
  await expect(host.client.scheduling.listCalendarEvents({ query })).rejects.toMatchObject({
    status: 406,
    code: "REGRANT_PERMISSION",
  });
});
