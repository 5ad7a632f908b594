import { expect, test } from "vitest";
import { daysOfRange } from "./days-of-range";

test("a range is each of its days, over the end of a month too", () => {
  expect(daysOfRange("2026-12-30", "2027-01-01")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(daysOfRange("2026-12-30", "")).toEqual(["2026-12-30"]);
  expect(daysOfRange("2026-12-30", "2026-12-01")).toEqual(["2026-12-30"]);
  expect(daysOfRange("2026-01-01", "2030-01-01")).toHaveLength(366);
});
