import { expect, test } from "vitest";
import { bookingPage, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost, secondCalendar } from "../../../support/scheduling/calendars";
import { connect } from "../../../support/suite/client";
import { stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { pause, until } from "../../../support/suite/wait";

const query = { start: "2027-03-01", end: "2027-03-01", timezone: "Asia/Seoul" };
const slotCount = async (id: string) =>
  (await connect().scheduling.getPublicBooking({ params: { id }, query })).slots.length;

const nine = { start: "2027-03-01T09:00", end: "2027-03-01T10:00" };
const two = { start: "2027-03-01T14:00", end: "2027-03-01T15:00" };
const ten = { start: "2027-03-01T10:00", end: "2027-03-01T11:00" };
const told = allCalendars().filter(({ provider }) => provider !== "naver-works");

test.concurrent.each(told.map((calendars) => [calendars.provider, calendars] as const))(
  "%s tells of changes: until then what was read is kept, and then all that was there is still there",
  async (_, calendars) => {
    const { host, calendar, teamId } = await newHost(calendars);
    const second = await secondCalendar(host, calendar);
    await calendars.addEvent(host.email, { time: nine });
    await calendars.addEvent(host.email, { time: two, calendarId: second.id });
    const page = await bookingPage(host, {
      organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar, second] })],
    });
    expect(await slotCount(page.id)).toBe(14);
    const states = () => stored(teamId, "calendar-states");
    const watched = async () => (await states()).filter((one) => Number(one.watched_until_ms) > Date.now());
    await until(async () => (await watched()).length === 2, 60_000);

    // The first message says that the channel is open: it counts as a change, and what is read after it is kept.
    await pause(6_000);
    expect(await slotCount(page.id)).toBe(14);
    const kept = await stored(teamId, "calendar-weeks");
    await pause(12_000);
    expect(await slotCount(page.id)).toBe(14);
    expect(await stored(teamId, "calendar-weeks")).toEqual(expect.arrayContaining(kept));

    await calendars.addEvent(host.email, { time: ten });
    expect(await until(async () => (await slotCount(page.id)) !== 14, 20_000)).toBe(true);
    for (let asked = 0; asked < 3; asked += 1) {
      expect(await slotCount(page.id)).toBe(12);
      await pause(6_000);
    }

    const [state] = await states();
    const before = await states();
    const address = `${suite.apiUrl}/calendar-changes/${teamId}/${state?.id}`;
    const headers = { "content-type": "application/json", "x-goog-channel-token": "not the secret" };
    const forged = await fetch(address, { method: "POST", headers, body: JSON.stringify({ value: [] }) });
    expect(forged.status).toBe(404);
    expect(await states()).toEqual(before);
  },
  120_000,
);

test("an address that Graph asks gives the token back, as text", async () => {
  const address = `${suite.apiUrl}/calendar-changes/team/${"0".repeat(32)}`;
  const asked = await fetch(`${address}?validationToken=${encodeURIComponent("<b>token</b> 1")}`, { method: "POST" });
  expect(asked.status).toBe(200);
  expect(asked.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(asked.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await asked.text()).toBe("<b>token</b> 1");
  expect((await fetch(address, { method: "POST" })).status).toBe(404);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${suite.apiUrl}/calendar-changes/team`, { method: "POST" })).status).toBe(404);
});

test("a change is seen by age where nothing is told", async () => {
  const calendars = allCalendars().find(({ provider }) => provider === "naver-works");
  if (!calendars) throw new Error("Naver Works is missing.");
  const { host, calendar } = await newHost(calendars);
  const page = await bookingPage(host, {
    organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
  });
  expect(await slotCount(page.id)).toBe(18);
  await calendars.addEvent(host.email, { time: ten });
  expect(await until(async () => (await slotCount(page.id)) === 16, 30_000)).toBe(true);
}, 60_000);
