import { describe, expect, test } from "vitest";
import { DEFAULT_WORKING_HOURS, type WorkingHours } from "../booking-page/booking-page";
import { intersect, merge, toInterval } from "./interval";
import { freeSlots, isFree, isWithinLimits, type Offer, requestedRange } from "./slots";
import { isOffered, offeredSlots } from "./slots.fixture";
import { dayRange } from "./zone";

const NONE: WorkingHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const offer = (changes: Partial<Offer> = {}): Offer => ({
  timezone: "Asia/Seoul",
  working_hours: DEFAULT_WORKING_HOURS,
  window: { start: null, end: null },
  offset: { value: 0, unit: "h" },
  buffer: { head: 0, tail: 0 },
  length: 30,
  ...changes,
});

const every = (start: string, end: string): WorkingHours => ({
  ...NONE,
  ...Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, [{ start, end }]])),
});

const LONG_AGO = Date.parse("2000-01-01");

/** The times of a day, as the wall clock of the zone shows them. */
function clocks(one: Offer, day: string, lastDay = day): string[] {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: one.timezone, hour: "2-digit", minute: "2-digit" });
  return offeredSlots(one, dayRange(one.timezone, day, lastDay), LONG_AGO).map(({ start }) => format.format(start));
}

describe("the grid", () => {
  test("starts with the working span, every 30 minutes, and the meeting fits into it", () => {
    expect(clocks(offer({ length: 45, working_hours: every("09:10", "11:00") }), "2026-06-01")).toEqual([
      "09:10",
      "09:40",
      "10:10",
    ]);
  });

  test("adjacent spans count as one, and separate spans each count from their own start", () => {
    const nights = { ...NONE, mon: [{ start: "23:15", end: "00:00" }], tue: [{ start: "00:00", end: "01:00" }] };
    const one = offer({ length: 30, working_hours: nights });
    expect(clocks(one, "2026-06-01", "2026-06-02")).toEqual(["23:15", "23:45", "00:00", "00:30"]);
    const split = {
      ...NONE,
      mon: [
        { start: "09:00", end: "09:15" },
        { start: "09:15", end: "10:00" },
      ],
    };
    expect(clocks(offer({ working_hours: split }), "2026-06-01")).toEqual(["09:00", "09:30"]);
  });

  test("a meeting may begin on the last day asked for and end on the next", () => {
    const nights = { ...NONE, mon: [{ start: "22:00", end: "00:00" }], tue: [{ start: "00:00", end: "02:00" }] };
    const one = offer({ length: 90, working_hours: nights });
    expect(clocks(one, "2026-06-01")).toEqual(["22:00", "22:30", "23:00", "23:30"]);
    expect(clocks(one, "2026-06-02")).toEqual(["00:00", "00:30"]);
  });

  test("a day without hours offers nothing, the default week offers Monday to Friday", () => {
    expect(clocks(offer(), "2026-06-06")).toEqual([]);
    expect(clocks(offer(), "2026-06-01", "2026-06-07")).toHaveLength(5 * 18);
  });
});

describe("when clocks change", () => {
  // 2026-03-08, New York: 02:00 becomes 03:00.
  test.each([
    ["a span before it", every("00:30", "02:00"), ["00:30", "01:00", "01:30"]],
    ["a span that is the missing hour", every("02:00", "03:00"), []],
    ["a span in the missing hour is an hour later", every("02:00", "02:30"), ["03:00"]],
    ["a span that begins in it begins an hour later", every("02:30", "04:30"), ["03:30", "04:00"]],
    ["a span that ends in it ends an hour later", every("01:00", "02:30"), ["01:00", "01:30", "03:00"]],
    ["a span that ends where it begins is as long as ever", every("01:00", "02:00"), ["01:00", "01:30"]],
  ])("spring: %s", (_, working_hours, expected) => {
    expect(clocks(offer({ timezone: "America/New_York", working_hours }), "2026-03-08")).toEqual(expected);
  });

  // 2026-11-01, New York: 02:00 becomes 01:00 again.
  test.each([
    ["the hour that comes twice is offered twice", every("01:00", "02:00"), ["01:00", "01:30", "01:00", "01:30"]],
    [
      "a span across it has its extra hour",
      every("00:30", "02:30"),
      ["00:30", "01:00", "01:30", "01:00", "01:30", "02:00"],
    ],
    ["a span that begins inside it", every("01:30", "02:30"), ["01:30", "01:30", "02:00"]],
  ])("autumn: %s", (_, working_hours, expected) => {
    expect(clocks(offer({ timezone: "America/New_York", working_hours }), "2026-11-01")).toEqual(expected);
  });

  // 2026-04-05, Lord Howe: 02:00 becomes 01:30 again; 2026-10-04: 02:00 becomes 02:30.
  test("a repeated half hour is offered twice, and a missing one not at all", () => {
    const lordHowe = (hours: WorkingHours) => offer({ timezone: "Australia/Lord_Howe", working_hours: hours });
    expect(clocks(lordHowe(every("01:00", "02:30")), "2026-04-05")).toEqual(["01:00", "01:30", "01:30", "02:00"]);
    expect(clocks(lordHowe(every("01:30", "03:00")), "2026-10-04")).toEqual(["01:30", "02:30"]);
    expect(clocks(lordHowe(every("02:15", "03:30")), "2026-10-04")).toEqual(["02:45"]);
  });

  test("zones with offsets off the hour work like others", () => {
    const kathmandu = offer({ timezone: "Asia/Kathmandu", working_hours: every("09:00", "10:00") });
    const day = dayRange("Asia/Kathmandu", "2026-06-01", "2026-06-01");
    expect(offeredSlots(kathmandu, day, LONG_AGO).map(({ start }) => new Date(start).toISOString())).toEqual([
      "2026-06-01T03:15:00.000Z",
      "2026-06-01T03:45:00.000Z",
    ]);
  });

  test("a span up to midnight ends with its day, also when the next one begins at 01:00 (Cairo)", () => {
    const cairo = offer({ timezone: "Africa/Cairo", working_hours: every("23:00", "00:00") });
    expect(clocks(cairo, "2026-04-23")).toEqual(["23:00", "23:30"]);
    const nights = { ...NONE, thu: [{ start: "23:00", end: "00:00" }], fri: [{ start: "00:00", end: "02:00" }] };
    const long = offer({ timezone: "Africa/Cairo", working_hours: nights, length: 60 });
    expect(clocks(long, "2026-04-23", "2026-04-24")).toEqual(["23:00", "23:30", "01:00"]);
  });

  test("a day that a zone skipped offers nothing, and a day without a midnight starts later", () => {
    const apia = offer({ timezone: "Pacific/Apia", working_hours: every("09:00", "10:00") });
    expect(clocks(apia, "2011-12-30")).toEqual([]);
    expect(clocks(apia, "2011-12-29", "2011-12-31")).toEqual(["09:00", "09:30", "09:00", "09:30"]);
    const santiago = offer({ timezone: "America/Santiago", working_hours: every("00:00", "02:00") });
    expect(clocks(santiago, "2026-09-06")).toEqual(["01:00", "01:30"]);
  });
});

describe("common mistakes", () => {
  const newYork = (start: string, end: string) =>
    offer({ timezone: "America/New_York", working_hours: every(start, end) });
  const isoStarts = (one: Offer, day: string) =>
    offeredSlots(one, dayRange(one.timezone, day, day), LONG_AGO).map(({ start }) => new Date(start).toISOString());

  test("the afternoon of 2026-03-08 is not lost: 13:00–18:00 in New York", () => {
    const starts = isoStarts(newYork("13:00", "18:00"), "2026-03-08");
    expect(starts).toHaveLength(10);
    expect([starts.at(0), starts.at(-1)]).toEqual(["2026-03-08T17:00:00.000Z", "2026-03-08T21:30:00.000Z"]);
  });

  test.each([
    ["2026-10-31", "13:00"],
    ["2026-11-01", "14:00"],
    ["2026-11-02", "14:00"],
  ])("09:00 is 09:00 in November too, not 08:00: %s", (day, utc) =>
    expect(isoStarts(newYork("09:00", "10:00"), day)[0]).toBe(`${day}T${utc}:00.000Z`),
  );

  test.each([
    ["2023-03-12", "13:00"],
    ["2023-11-05", "14:00"],
  ])("what is offered on a day of change is then available: %s", (day, utc) => {
    const start = Date.parse(`${day}T${utc}:00Z`);
    expect(isOffered(newYork("09:00", "17:00"), { start, end: start + 1_800_000 }, LONG_AGO)).toBe(true);
    expect(isOffered(newYork("09:00", "17:00"), { start: start - 1_800_000, end: start }, LONG_AGO)).toBe(false);
  });

  test("a notice that ends on the day of change counts hours that pass, not hours on the clock", () => {
    const one = { ...newYork("00:00", "00:00"), offset: { value: 24, unit: "h" as const } };
    const now = Date.parse("2026-03-07T20:00:00-05:00");
    const [first] = offeredSlots(one, dayRange("America/New_York", "2026-03-08", "2026-03-09"), now);
    expect(first?.start).toBe(Date.parse("2026-03-08T21:00:00-04:00"));
  });

  test("another zone and back shows the same times", () => {
    const one = newYork("09:00", "17:00");
    const seen = (zone: string) => offeredSlots(one, dayRange(zone, "2026-03-06", "2026-03-10"), LONG_AGO);
    const before = seen("America/New_York");
    expect(seen("Asia/Seoul")).not.toEqual(before);
    expect(seen("America/New_York")).toEqual(before);
  });

  test("an invitee's day shows the times of both host days that it overlaps", () => {
    const one = newYork("20:00", "23:00");
    const seoulDay = dayRange("Asia/Seoul", "2026-06-02", "2026-06-02"); // 11:00 on the 1st to 11:00 on the 2nd
    expect(offeredSlots(one, seoulDay, LONG_AGO)).toEqual(
      offeredSlots(one, dayRange("America/New_York", "2026-06-01", "2026-06-01"), LONG_AGO),
    );
    const closed = { ...one, window: { start: "2026-06-02", end: null } };
    expect(offeredSlots(closed, seoulDay, LONG_AGO)).toEqual([]);
  });

  test("no range ends before it starts, whatever is free in common (2025-01-27)", () => {
    const day = (hours: string) => Date.parse(`2025-01-27T${hours}:00Z`);
    const pieces = intersect(
      [{ start: day("09:00"), end: day("10:00") }],
      [{ start: day("10:00"), end: day("11:00") }],
    );
    expect(pieces).toEqual([]);
    const late = { start: day("13:30"), end: day("13:20") };
    expect(merge([late])).toEqual([]);
    expect(freeSlots(offer(), late, LONG_AGO, { busy: [], held: [] })).toEqual([]);
  });
});

describe("limits", () => {
  const now = Date.parse("2026-06-01T01:10:00Z"); // 10:10 in Seoul
  const at = (time: string, minutes = 30) => {
    const start = Date.parse(`2026-06-${time}:00+09:00`);
    return { start, end: start + minutes * 60_000 };
  };

  test.each([
    ["a past time", {}, at("01T10:00"), false],
    ["the next time", {}, at("01T10:30"), true],
    ["within the short notice in hours", { offset: { value: 2, unit: "h" } }, at("01T12:00"), false],
    ["after the short notice in hours", { offset: { value: 2, unit: "h" } }, at("01T12:30"), true],
    ["within the short notice in days", { offset: { value: 1, unit: "d" } }, at("02T10:00"), false],
    ["after the short notice in days", { offset: { value: 1, unit: "d" } }, at("02T10:30"), true],
    ["before the window", { window: { start: "2026-06-03", end: null } }, at("02T10:00"), false],
    ["on the last day of the window", { window: { start: null, end: "2026-06-03" } }, at("03T17:30"), true],
    ["after the window", { window: { start: null, end: "2026-06-03" } }, at("04T09:00"), false],
    ["off the grid", {}, at("02T10:10"), false],
    ["of another length", {}, at("02T10:00", 60), false],
    ["beyond the end of work", { length: 60 }, at("02T17:30", 60), false],
  ] as const)("%s", (_, changes, slot, expected) => {
    expect(isOffered(offer(changes as Partial<Offer>), slot, now)).toBe(expected);
  });

  test("buffers keep a meeting away from busy times, but don't add to other meetings' held times", () => {
    const busy = [toInterval({ start: "2026-06-02T03:00:00Z", end: "2026-06-02T04:00:00Z" })]; // 12:00–13:00
    const buffer = { head: 30, tail: 10 };
    expect(isFree(at("02T11:30"), buffer, { busy, held: [] })).toBe(false);
    expect(isFree(at("02T11:00"), buffer, { busy, held: [] })).toBe(true);
    expect(isFree(at("02T13:00"), buffer, { busy, held: [] })).toBe(false);
    expect(isFree(at("02T13:30"), buffer, { busy, held: [] })).toBe(true);
    expect(isFree(at("02T11:30"), buffer, { busy: [], held: busy })).toBe(true);
    const free = freeSlots(offer({ buffer }), dayRange("Asia/Seoul", "2026-06-02", "2026-06-02"), now, {
      busy,
      held: [],
    });
    expect(free).toHaveLength(18 - 4);
  });

  test("a date override replaces the week's hours, and one without spans is a day off", () => {
    const date_overrides = [
      { day: "2026-06-02", spans: [{ start: "20:00", end: "21:00" }] },
      { day: "2026-06-03", spans: [] },
      { day: "2026-06-06", spans: [{ start: "10:00", end: "10:30" }] },
      { day: "2026-06-06", spans: [{ start: "10:30", end: "11:30" }] },
    ];
    const one = offer({ date_overrides });
    expect(clocks(one, "2026-06-02", "2026-06-03")).toEqual(["20:00", "20:30"]);
    expect(clocks(one, "2026-06-06")).toEqual(["10:00", "10:30", "11:00"]);
    expect(clocks(one, "2026-06-04")).toHaveLength(18);
  });

  test("a host who has reached the daily limit on the page is not offered on that day", () => {
    const one = offer({ daily_limit: 2 });
    const week = dayRange("Asia/Seoul", "2026-06-01", "2026-06-05");
    const starts = [at("02T17:30"), at("02T09:00"), at("03T09:00")].map(({ start }) => start);
    const free = freeSlots(one, week, LONG_AGO, { busy: [], held: [], starts });
    expect(free).toHaveLength(4 * 18);
    expect(free.some(({ start }) => start >= at("02T00:00").start && start < at("03T00:00").start)).toBe(false);
    expect(isWithinLimits(one, at("02T10:00").start, starts)).toBe(false);
    expect(isWithinLimits(one, at("03T10:00").start, starts)).toBe(true);
    expect(isWithinLimits(offer({ daily_limit: null }), at("02T10:00").start, starts)).toBe(true);
    // 00:30 on the 3rd in Seoul is the 2nd in UTC.
    expect(isWithinLimits(one, at("03T00:30").start, starts)).toBe(true);
  });

  test.each([
    ["2026-06-01", "2026-06-01", ""],
    ["2026-06-01", "2026-08-01", ""],
    ["2026-06-01", "2026-08-02", "At most 62 days"],
    ["2026-06-02", "2026-06-01", "The end can't be before the start"],
    ["9999-12-30", "9999-12-31", "between 1970 and 2199"],
    ["1969-12-30", "1970-01-02", "between 1970 and 2199"],
  ])("days from %s to %s: %s", (start, end, refusal) => {
    const ask = () => requestedRange({ start, end, timezone: "Asia/Seoul" });
    if (refusal) expect(ask).toThrow(refusal);
    else expect(ask().start).toBe(Date.parse("2026-05-31T15:00:00Z"));
  });
});
