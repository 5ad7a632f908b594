import { expect, it } from "vitest";
import { weekOf, weeksIn, weeksRange } from "./week";

it.each([
  ["1969-12-28T00:00:00Z", 0],
  ["1970-01-03T23:59:59Z", 0],
  ["1970-01-04T00:00:00Z", 1],
  ["2027-03-01T00:00:00Z", 2983],
])("%s lies in week %d", (time, week) => expect(weekOf(Date.parse(time))).toBe(week));

it("a range touches every week that it overlaps, without the week that starts at its end", () => {
  const { start, end } = weeksRange(10, 12);
  expect(end - start).toBe(21 * 86_400_000);
  expect(weeksIn({ start, end })).toEqual([10, 11, 12]);
  expect(weeksIn({ start: start + 1, end: start + 2 })).toEqual([10]);
  expect(weeksIn({ start: end - 1, end: end + 1 })).toEqual([12, 13]);
});
