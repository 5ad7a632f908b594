import { expect, test } from "vitest";
import { bookingPage, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost, secondCalendar } from "../../../support/scheduling/calendars";
import { firestore } from "../../../support/suite/admin";
import { connect } from "../../../support/suite/client";
import { MONDAY } from "../../../support/suite/monday";
import { stored } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import { until } from "../../../support/suite/wait";

const query = { start: MONDAY, end: MONDAY, timezone: "Asia/Seoul" };
/**
 * The number of free times on a Monday. An instance caches a range for some seconds. A range that starts on the weekend
 * before has the same times, but is read again.
 */
const slotCount = async (id: string, daysBefore = 0) => {
  const start = new Date(Date.parse(query.start) - daysBefore * 86_400_000).toISOString().slice(0, 10);
  return (await connect().scheduling.getPublicBooking({ params: { id }, query: { ...query, start } })).slots.length;
};

/** A read this soon after a change may be older than the change. */
const CLOCKS_MS = 2_000;
/** Longer than the cache keeps a calendar whose provider sends no notifications. */
const LONG_MS = 12_000;

const weeksRead = async (teamId: string) =>
  (await stored(teamId, "calendar-weeks")).map((one) => Number(one.read_at_ms)).toSorted();

/** Moves a team's cached reads and notifications into the past. */
async function growOlder(teamId: string): Promise<void> {
  for (const [collection, field] of [
    ["calendar-weeks", "read_at_ms"],
    ["calendar-states", "changed_at_ms"],
  ] as const) {
    const { docs } = await firestore.collection(`teams/${teamId}/${collection}`).get();
    await Promise.all(docs.map((doc) => doc.ref.update({ [field]: (doc.get(field) ?? 0) - LONG_MS })));
  }
}

const nine = { start: `${MONDAY}T09:00`, end: `${MONDAY}T10:00` };
const two = { start: `${MONDAY}T14:00`, end: `${MONDAY}T15:00` };
const ten = { start: `${MONDAY}T10:00`, end: `${MONDAY}T11:00` };
const told = allCalendars().filter(({ provider }) => provider !== "naver-works");

test.concurrent.each(told.map((calendars) => [calendars.provider, calendars] as const))(
  "%s pushes changes: the cache is used until then, and afterwards all events are still there",
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
    // Google's first message confirms the channel. It counts as a change, so only later reads are cached.
    const opened = ({ changed_at_ms }: Record<string, unknown>) =>
      calendars.provider !== "google" || Number(changed_at_ms ?? 0) > 0;
    await until(async () => (await watched()).filter(opened).length === 2, 60_000);
    const toldAtMs = Math.max(...(await states()).map((one) => Number(one.changed_at_ms ?? 0)));
    await until(() => Date.now() > toldAtMs + CLOCKS_MS);
    expect(await slotCount(page.id, 1)).toBe(14);
    // For each calendar: the week of that Monday, and that of the day before in Seoul.
    const kept = await until(async () => {
      const weeks = await stored(teamId, "calendar-weeks");
      return weeks.length === 4 && weeks.every((one) => Number(one.read_at_ms) > toldAtMs + CLOCKS_MS) && weeks;
    });
    await growOlder(teamId);
    expect(await slotCount(page.id, 2)).toBe(14);
    expect(await stored(teamId, "calendar-weeks")).toHaveLength(kept.length);
    expect(await weeksRead(teamId)).toEqual(kept.map((one) => Number(one.read_at_ms) - LONG_MS).toSorted());

    await calendars.addEvent(host.email, { time: ten });
    expect(await until(async () => (await slotCount(page.id)) !== 14, 20_000)).toBe(true);
    for (const daysBefore of [1, 2]) await until(async () => (await slotCount(page.id, daysBefore)) === 12);
    for (const daysBefore of [0, 1, 2]) expect(await slotCount(page.id, daysBefore)).toBe(12);

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

test("Graph's validation request gets its token back as text", async () => {
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

test("a change is seen when the cache expires if nothing is pushed", async () => {
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
