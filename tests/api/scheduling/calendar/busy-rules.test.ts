import type { CalendarRef } from "@dure/domain/scheduling/booking-page/booking-page";
import { beforeAll, describe, expect, test } from "vitest";
import { bookingPage, organizerOf } from "../../../support/scheduling/booking";
import { allCalendars, newHost, type OwnEvent, secondCalendar } from "../../../support/scheduling/calendars";
import { connect } from "../../../support/suite/client";
import { dayAfter, MONDAY } from "../../../support/suite/monday";

/** A Monday in Seoul. */
const DAY = MONDAY;
const monday = (clock: string) => `${DAY}T${clock}`;

type Rule = [what: string, event: OwnEvent, busy: (clock: string) => boolean, day?: string];

const hours = (from: string, to: string) => (clock: string) => clock >= from && clock < to;
const never = () => false;
const always = () => true;

const time = { start: monday("10:00"), end: monday("11:00") };
const standUp = { start: `${dayAfter(-14)}T10:00`, end: `${dayAfter(-14)}T11:00` };
const atTwo = { start: monday("14:00"), end: monday("15:00") };

const RULES: Rule[] = [
  ["an event", { time }, hours("10:00", "11:00")],
  ["an event shown as free", { time, shown: "free" }, never],
  ["a working location", { time, shown: "working-location" }, never],
  ["an invitation that was declined", { time, isDeclined: true }, never],
  ["a meeting that its organizer has called off", { time, isCancelled: true }, never],
  ["a whole day, in the calendar's zone", { days: { start: DAY, end: dayAfter(1) } }, always],
  ["the whole day before", { days: { start: dayAfter(-1), end: DAY } }, never],
  ["a whole day shown as free", { days: { start: DAY, end: dayAfter(1) }, shown: "free" }, never],
  [
    "a meeting over midnight",
    { time: { start: `${dayAfter(-1)}T22:00`, end: monday("09:30") } },
    hours("09:00", "09:30"),
  ],
  ["a weekly meeting", { time: standUp, weeks: { count: 4 } }, hours("10:00", "11:00")],
  ["a weekly meeting that is over", { time: standUp, weeks: { count: 2 } }, never],
  ["an occurrence that was cancelled", { time: standUp, weeks: { count: 4, cancelled: DAY } }, never],
  [
    "an occurrence that was moved",
    { time: standUp, weeks: { count: 4, moved: { day: DAY, to: atTwo } } },
    hours("14:00", "15:00"),
  ],
];

describe.each(allCalendars().map((calendars) => [calendars.provider, calendars] as const))("%s", (_, calendars) => {
  let fixture: Awaited<ReturnType<typeof newHost>>;

  beforeAll(async () => {
    fixture = await newHost(calendars);
  });

  test.concurrent.each(RULES)("%s", async (_what, event, isBusy) => {
    const { host, calendar } = await newHost(calendars);
    await calendars.addEvent(host.email, event);
    const page = await bookingPage(host, {
      organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
    });
    const { slots } = await connect().scheduling.getPublicBooking({
      params: { id: page.id },
      query: { start: DAY, end: DAY, timezone: "Asia/Seoul" },
    });
    const starts = slots.map(({ start }) => new Date(Date.parse(start) + 9 * 3_600_000).toISOString().slice(11, 16));
    const halfHours = Array.from(
      { length: 18 },
      (_none, i) => `${String(9 + Math.floor(i / 2)).padStart(2, "0")}:${i % 2 ? "30" : "00"}`,
    );
    expect(starts).toEqual(halfHours.filter((clock) => !isBusy(clock)));
  });

  test("an all-day event blocks from midnight to midnight in the calendar's time zone", async () => {
    const { host, calendar } = await newHost(calendars);
    await calendars.addEvent(host.email, { days: { start: DAY, end: dayAfter(1) } });
    const page = await bookingPage(host, {
      timezone: "America/New_York",
      organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals: [calendar] })],
    });
    const { slots } = await connect().scheduling.getPublicBooking({
      params: { id: page.id },
      query: { start: DAY, end: DAY, timezone: "America/New_York" },
    });
    // The day in Seoul is over at ten o'clock in New York, at eleven in summer.
    expect(slots[0]?.start).toBe(`${MONDAY}T15:00:00.000Z`);
    const overAt = new Date(`${DAY}T15:00:00Z`).toLocaleString("en", {
      timeZone: "America/New_York",
      hour: "numeric",
      hourCycle: "h23",
    });
    expect(slots).toHaveLength((18 - Number(overAt)) * 2);
  });

  test("a second calendar blocks times if it is chosen", async () => {
    const { host, calendar } = await newHost(calendars);
    const second = await secondCalendar(host, calendar);
    await calendars.addEvent(host.email, { time: atTwo });
    await calendars.addEvent(host.email, { time, calendarId: second.id });
    const freeWith = async (conflict_cals: CalendarRef[]) => {
      const page = await bookingPage(host, { organizers: [organizerOf(host, { dest_cal: calendar, conflict_cals })] });
      const query = { start: DAY, end: DAY, timezone: "Asia/Seoul" };
      const { slots } = await connect().scheduling.getPublicBooking({ params: { id: page.id }, query });
      const starts = slots.map(({ start }) => Date.parse(start));
      return [time, atTwo].map(({ start }) => starts.includes(Date.parse(`${start}+09:00`)));
    };
    expect(await freeWith([calendar])).toEqual([true, false]);
    expect(await freeWith([calendar, second])).toEqual([false, false]);
  });

  test("its events are listed with their days and occurrences", async () => {
    const { host, calendar } = fixture;
    await calendars.addEvent(host.email, { title: "고객 미팅", time });
    await calendars.addEvent(host.email, { title: "휴가", days: { start: dayAfter(2), end: dayAfter(4) } });
    await calendars.addEvent(host.email, {
      title: "주간 회의",
      time: standUp,
      weeks: { count: 4, cancelled: dayAfter(-7) },
    });
    // The cache has UTC weeks that begin on Sunday: this day is in two of them.
    await calendars.addEvent(host.email, { title: "출장", days: { start: dayAfter(5), end: dayAfter(8) } });
    const range = { start: `${dayAfter(-9)}T15:00:00Z`, end: `${dayAfter(12)}T15:00:00Z` };
    const ask = () =>
      host.client.scheduling.listCalendarEvents({
        query: { calendars: JSON.stringify([calendar]), range: JSON.stringify(range), timezone: "Asia/Seoul" },
      });
    const [answer, ...others] = await ask();
    expect(others).toEqual([]);
    expect(answer?.calendar).toEqual(calendar);
    const found = answer?.events.map(({ name, dateRange, isAllDay }) => ({ name, ...dateRange, isAllDay }));
    const timed = (name: string, start: string, end: string) => ({ name, start, end, isAllDay: false });
    expect(found?.toSorted((a, b) => `${a.start}${a.name}`.localeCompare(`${b.start}${b.name}`))).toEqual([
      timed("고객 미팅", `${MONDAY}T01:00:00.000Z`, `${MONDAY}T02:00:00.000Z`),
      timed("주간 회의", `${MONDAY}T01:00:00.000Z`, `${MONDAY}T02:00:00.000Z`),
      { name: "휴가", start: `${dayAfter(1)}T15:00:00.000Z`, end: `${dayAfter(3)}T15:00:00.000Z`, isAllDay: true },
      { name: "출장", start: `${dayAfter(4)}T15:00:00.000Z`, end: `${dayAfter(7)}T15:00:00.000Z`, isAllDay: true },
      timed("주간 회의", `${dayAfter(7)}T01:00:00.000Z`, `${dayAfter(7)}T02:00:00.000Z`),
    ]);
    const sorted = (events = answer?.events) => events?.map((event) => JSON.stringify(event)).toSorted();
    expect(sorted((await ask())[0]?.events)).toEqual(sorted());
  });

  test("a range of 62 days is read in several calls if needed, and a longer one is refused", async () => {
    const { host, calendar } = await newHost(calendars);
    await calendars.addEvent(host.email, {
      title: "처음",
      time: { start: `${MONDAY}T10:00`, end: `${MONDAY}T11:00` },
    });
    await calendars.addEvent(host.email, {
      title: "끝",
      time: { start: `${dayAfter(61)}T10:00`, end: `${dayAfter(61)}T11:00` },
    });
    const ask = (end: string) =>
      host.client.scheduling.listCalendarEvents({
        query: {
          calendars: JSON.stringify([calendar]),
          range: JSON.stringify({ start: `${MONDAY}T00:00:00Z`, end }),
          timezone: "Asia/Seoul",
        },
      });
    const [answer] = await ask(`${dayAfter(62)}T00:00:00Z`);
    expect(answer?.events.map(({ name }) => name).toSorted()).toEqual(["끝", "처음"]);
    await expect(ask(`${dayAfter(62)}T00:00:01Z`)).rejects.toMatchObject({ status: 400 });
    await expect(ask(`${dayAfter(-28)}T00:00:00Z`)).rejects.toMatchObject({ status: 400 });
  });
});

test("a calendar with several pages of events is read completely", async () => {
  const outlook = allCalendars().find(({ provider }) => provider === "outlook");
  if (!outlook) throw new Error("Outlook is missing.");
  const { host, calendar } = await newHost(outlook);
  const count = 205;
  for (let index = 0; index < count; index += 1) {
    const clock = new Date(Date.parse(DAY) + index * 15 * 60_000).toISOString().slice(0, 16);
    await outlook.addEvent(host.email, { title: `일정 ${index}`, time: { start: clock, end: clock } });
  }
  const range = JSON.stringify({ start: `${dayAfter(-2)}T00:00:00Z`, end: `${dayAfter(11)}T00:00:00Z` });
  const [answer] = await host.client.scheduling.listCalendarEvents({
    query: { calendars: JSON.stringify([calendar]), range, timezone: "Asia/Seoul" },
  });
  expect(new Set(answer?.events.map(({ name }) => name)).size).toBe(count);
});
