import { expect, test } from "vitest";
import { dayIn, formViewId } from "./form-view";

test.each([
  ["Asia/Seoul", "2026-11-21T14:59:59.999Z", "2026-11-21"],
  ["Asia/Seoul", "2026-11-21T15:00:00.000Z", "2026-11-22"],
  ["America/Los_Angeles", "2026-11-21T07:59:59.999Z", "2026-11-20"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", "2027-01-01"],
])("in %s the time %s is on the day %s", (zone, now, day) => {
  expect(dayIn(zone, now)).toBe(day);
});

test("a visitor has one view per day", () => {
  expect(formViewId("2026-11-21", "v_1-a")).toBe("20261121_v_1-a");
});
