import { DateTime } from "luxon";
import { getSlotMetrics } from "react-big-calendar/lib/utils/TimeSlots";
import { afterEach, expect, test, vi } from "vitest";
import { zonedLocalizer } from "./zoned-localizer";

/** The rows of a day as the grid computes them: quarters of an hour. */
function gridOf(day: string, zone: string) {
  const localizer = zonedLocalizer(zone, 0);
  const start = DateTime.fromISO(day, { zone });
  const [min, max] = [start.toJSDate(), start.endOf("day").toJSDate()];
  const grid = getSlotMetrics({ min, max, step: 15, timeslots: 4, localizer });
  const clock = (hour: number, minute = 0) => start.set({ hour, minute }).toJSDate();
  const shown = (date: Date) => DateTime.fromJSDate(date, { zone }).toFormat("H:mm");
  return { grid, clock, shown };
}

// Clocks change in New York on the first two, in Sydney on the third; in Seoul never.
const DAYS = [
  ["2027-03-14", "America/New_York"],
  ["2027-11-07", "America/New_York"],
  ["2027-04-04", "Australia/Sydney"],
  ["2027-03-14", "Asia/Seoul"],
] as const;

test.each(DAYS)("on %s in %s a block from 8 to 9 is drawn from 8 to 9 of 24 hours", (day, zone) => {
  const { grid, clock } = gridOf(day, zone);
  const { top, height } = grid.getRange(clock(8), clock(9));
  expect(grid.groups).toHaveLength(24);
  expect(top).toBeCloseTo((8 / 24) * 100);
  expect(height).toBeCloseTo((1 / 24) * 100);
});

test.each(DAYS)("on %s in %s a drag over the rows from 8 to 9 selects 8 to 9", (day, zone) => {
  const { grid, clock, shown } = gridOf(day, zone);
  expect(shown(grid.closestSlotToPosition(8 / 24))).toBe("8:00");
  expect(shown(grid.nextSlot(grid.closestSlotToPosition(8.75 / 24)))).toBe("9:00");
  expect(shown(grid.closestSlotFromDate(clock(9), -1))).toBe("8:45");
  expect(shown(grid.closestSlotToPosition(23 / 24))).toBe("23:00");
});

test("the browser's time zone does not move a block", () => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    return -DateTime.fromJSDate(this, { zone: "America/New_York" }).offset;
  });
  const { grid, clock } = gridOf("2027-03-14", "Asia/Seoul");
  expect(grid.getRange(clock(17), clock(18)).top).toBeCloseTo((17 / 24) * 100);
});

afterEach(() => vi.restoreAllMocks());
