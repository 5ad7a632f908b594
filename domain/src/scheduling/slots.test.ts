import { describe, expect, test } from "vitest";
import { DEFAULT_WORKING_HOURS, type WorkingHours } from "./booking-page";
import { toInterval } from "./interval";
import { askedRange, freeSlots, isFree, isOffered, type Offer, offeredSlots } from "./slots";
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

  test("spans that touch are one, each of two days counts from its own start", () => {
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
    ["a span in the missing hour", every("02:00", "03:00"), []],
    ["a span that begins in it", every("02:30", "04:00"), ["03:00", "03:30"]],
    ["a span after it (cal.com #10517)", every("13:00", "14:00"), ["13:00", "13:30"]],
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

  test("a day that a zone skipped has none, and one whose midnight is missing begins later", () => {
    expect(clocks(offer({ timezone: "Pacific/Apia", working_hours: every("09:00", "10:00") }), "2011-12-30")).toEqual(
      [],
    );
    const santiago = offer({ timezone: "America/Santiago", working_hours: every("00:00", "02:00") });
    expect(clocks(santiago, "2026-09-06")).toEqual(["01:00", "01:30"]);
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

  test("buffers keep a meeting away from busy times, and stay apart from other meetings' own", () => {
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

  test.each([
    ["2026-06-01", "2026-06-01", true],
    ["2026-06-01", "2026-08-01", true],
    ["2026-06-01", "2026-08-02", false],
    ["2026-06-02", "2026-06-01", false],
  ])("days from %s to %s: %s", (start, end, allowed) => {
    const ask = () => askedRange({ start, end, timezone: "Asia/Seoul" });
    if (allowed) expect(ask().start).toBe(Date.parse("2026-05-31T15:00:00Z"));
    else expect(ask).toThrow("At most 62 days");
  });
});
