import { expect, test } from "vitest";
import { daysOfRange } from "./days-of-range";

test("a range contains each of its days, also across the end of a month", () => {
  expect(daysOfRange("2026-12-30", "2027-01-01")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(daysOfRange("2026-12-30", "")).toEqual(["2026-12-30"]);
  expect(daysOfRange("2026-12-30", "2026-12-01")).toEqual(["2026-12-30"]);
  expect(daysOfRange("2026-01-01", "2030-01-01")).toHaveLength(366);
});
