import { expect, test } from "vitest";
import { fetchedRange, startOfWeek } from "./week";

const SUNDAY = 0;
const MONDAY = 1;

test.each([
  ["2027-03-03T05:00:00Z", "Asia/Seoul", SUNDAY, "2027-02-28"],
  ["2027-03-03T05:00:00Z", "Asia/Seoul", MONDAY, "2027-03-01"],
  ["2027-02-28T14:59:00Z", "Asia/Seoul", SUNDAY, "2027-02-28"],
  ["2027-02-28T14:59:00Z", "Asia/Seoul", MONDAY, "2027-02-22"],
  ["2027-02-28T15:00:00Z", "Asia/Seoul", MONDAY, "2027-03-01"],
])("the week of %s in %s that begins on %i begins on %s", (at, zone, weekStart, day) =>
  expect(startOfWeek(Date.parse(at), zone, weekStart).toISODate()).toBe(day),
);

test("three weeks are loaded, which are an hour shorter when the clocks go forward", () => {
  const week = startOfWeek(Date.parse("2027-03-16T12:00:00Z"), "America/New_York", SUNDAY);
  expect(fetchedRange(week)).toEqual({ start: "2027-03-07T05:00:00.000Z", end: "2027-03-28T04:00:00.000Z" });
});
