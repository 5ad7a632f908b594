import { describe, expect, test } from "vitest";
import { lastRunDay, movedRun, nextRun, runAt, watchedDay } from "./run-time";

const SEOUL = { send_at: "09:00", zone: "Asia/Seoul" };
const NEW_YORK = { send_at: "02:30", zone: "America/New_York" };

describe("the next run", () => {
  test.each([
    [SEOUL, "2026-11-23T23:59:59.000Z", "2026-11-24T00:00:00.000Z"],
    [SEOUL, "2026-11-24T00:00:00.000Z", "2026-11-25T00:00:00.000Z"],
    // Clocks in New York skip 2:30 on 8 March and show 1:30 twice on 1 November.
    [NEW_YORK, "2026-03-08T06:00:00.000Z", "2026-03-08T07:30:00.000Z"],
    [NEW_YORK, "2026-03-08T07:30:00.000Z", "2026-03-09T06:30:00.000Z"],
    [{ ...NEW_YORK, send_at: "01:30" }, "2026-11-01T05:29:00.000Z", "2026-11-01T05:30:00.000Z"],
    [{ ...NEW_YORK, send_at: "01:30" }, "2026-11-01T05:30:00.000Z", "2026-11-02T06:30:00.000Z"],
  ])("of %o after %s is %s", (times, after, expected) => {
    expect(nextRun(times, after)).toBe(expected);
  });
});

test("a late run only makes up for the latest day", () => {
  expect(lastRunDay(SEOUL, "2026-11-24T00:00:00.000Z")).toBe("2026-11-24");
  expect(lastRunDay(SEOUL, "2026-11-24T23:59:00.000Z")).toBe("2026-11-24");
  expect(lastRunDay(SEOUL, "2026-11-26T05:00:00.000Z")).toBe("2026-11-26");
});

test("a new time of day keeps the planned day, even if that time has passed", () => {
  const planned = runAt(SEOUL, "2026-11-24");
  expect(movedRun({ ...SEOUL, send_at: "08:00" }, SEOUL, planned)).toBe("2026-11-23T23:00:00.000Z");
  expect(movedRun({ send_at: "09:00", zone: "America/New_York" }, SEOUL, planned)).toBe("2026-11-24T14:00:00.000Z");
});

test("the watched date is as many days away from the run as the trigger says", () => {
  expect(watchedDay({ type: "date_before", count_value: 3 }, "2026-12-30")).toBe("2027-01-02");
  expect(watchedDay({ type: "date_after", count_value: 1 }, "2026-03-01")).toBe("2026-02-28");
  expect(watchedDay({ type: "stage_staying", count_value: 7 }, "2026-11-24")).toBe("2026-11-17");
  expect(watchedDay({ type: "date_before", count_value: 0 }, "2026-11-24")).toBe("2026-11-24");
});
