import { describe, expect, test } from "vitest";
import { type DateOption, daysOfOption, startOfDay } from "./date-option";

// 2026-11-21 is a Saturday; in Seoul it begins nine hours earlier than in UTC.
const NOW = "2026-11-20T15:30:00.000Z";

test.each<[DateOption, string, string]>([
  ["TODAY", "2026-11-21", "2026-11-21"],
  ["YESTERDAY", "2026-11-20", "2026-11-20"],
  ["LAST_WEEK", "2026-11-09", "2026-11-15"],
  ["THIS_WEEK", "2026-11-16", "2026-11-22"],
  ["NEXT_WEEK", "2026-11-23", "2026-11-29"],
  ["LAST_MONTH", "2026-10-01", "2026-10-31"],
  ["THIS_MONTH", "2026-11-01", "2026-11-30"],
  ["NEXT_MONTH", "2026-12-01", "2026-12-31"],
  ["LAST_QUARTER", "2026-07-01", "2026-09-30"],
  ["THIS_QUARTER", "2026-10-01", "2026-12-31"],
  ["NEXT_QUARTER", "2027-01-01", "2027-03-31"],
  ["LAST_YEAR", "2025-01-01", "2025-12-31"],
  ["THIS_YEAR", "2026-01-01", "2026-12-31"],
  ["NEXT_YEAR", "2027-01-01", "2027-12-31"],
])("%s in Seoul is %s to %s", (option, start, end) => {
  expect(daysOfOption(option, NOW, "Asia/Seoul")).toEqual({ start, end });
});

test("the zone decides which day it is; all time has no days", () => {
  expect(daysOfOption("TODAY", NOW, "UTC")?.start).toBe("2026-11-20");
  expect(daysOfOption("ALL_TIME", NOW, "UTC")).toBeUndefined();
});

describe("the first instant of a day", () => {
  test.each([
    ["2026-11-21", "Asia/Seoul", 0, "2026-11-20T15:00:00.000Z"],
    ["2026-11-21", "Asia/Seoul", 1, "2026-11-21T15:00:00.000Z"],
    ["2026-03-08", "America/New_York", 0, "2026-03-08T05:00:00.000Z"],
    ["2026-03-08", "America/New_York", 1, "2026-03-09T04:00:00.000Z"],
  ])("%s in %s + %i", (day, zone, plusDays, expected) => {
    expect(startOfDay(day, zone, plusDays)).toBe(expected);
  });
});
