import { expect, it } from "vitest";
import { monthRange } from "./month-range";

it("covers the month in every zone and leaves out what is over", () => {
  expect(monthRange("2026-12", "2026-11-21")).toEqual({ start: "2026-11-30", end: "2027-01-01" });
  expect(monthRange("2026-11", "2026-11-21")).toEqual({ start: "2026-11-21", end: "2026-12-01" });
});
