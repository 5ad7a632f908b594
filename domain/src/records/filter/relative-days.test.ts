import { expect, test } from "vitest";
import { daysOfRelative, readRelativeDays, writeRelativeDays } from "./relative-days";

// 2026-11-21 in Seoul, still the 20th in UTC.
const NOW = "2026-11-20T15:30:00.000Z";

test.each([
  ["LAST_1_DAYS", "2026-11-21", "2026-11-21"],
  ["LAST_7_DAYS", "2026-11-15", "2026-11-21"],
  ["LAST_2_WEEKS", "2026-11-08", "2026-11-21"],
  ["LAST_1_MONTHS", "2026-10-22", "2026-11-21"],
  ["NEXT_30_DAYS", "2026-11-21", "2026-12-20"],
  ["NEXT_3_MONTHS", "2026-11-21", "2027-02-20"],
  ["AGO_3_DAYS", "2026-11-18", "2026-11-18"],
  ["AHEAD_1_WEEKS", "2026-11-28", "2026-11-28"],
])("%s in Seoul is %s to %s", (value, start, end) => {
  const relative = readRelativeDays(value);
  expect(relative && daysOfRelative(relative, NOW, "Asia/Seoul")).toEqual({ start, end });
  expect(relative && writeRelativeDays(relative)).toBe(value);
});

test("the zone decides which day is today", () => {
  expect(daysOfRelative({ direction: "LAST", count: 2, unit: "DAYS" }, NOW, "UTC")).toEqual({
    start: "2026-11-19",
    end: "2026-11-20",
  });
});

test.each(["LAST_0_DAYS", "LAST_3651_DAYS", "LAST_1e3_DAYS", "last_7_days", "LAST_7_YEARS", "LAST_WEEK", "", 7, null])(
  "%j is no relative date",
  (value) => {
    expect(readRelativeDays(value)).toBeUndefined();
  },
);
