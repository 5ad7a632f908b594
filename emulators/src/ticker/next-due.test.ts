import { describe, expect, it } from "vitest";
import { nextDue } from "./next-due";

const at = (text: string) => Date.parse(text);

describe("nextDue", () => {
  it.each([
    ["every 5 minutes", "UTC", "2026-11-21T10:02:00Z", "2026-11-21T10:05:00Z"],
    ["every 1 minutes", "UTC", "2026-11-21T10:02:00Z", "2026-11-21T10:03:00Z"],
    ["every 2 hours", "UTC", "2026-11-21T11:02:00Z", "2026-11-21T12:00:00Z"],
    ["*/10 2 * * 1", "UTC", "2026-11-21T10:00:00Z", "2026-11-23T02:00:00Z"],
    ["0 9 * * *", "Asia/Seoul", "2026-11-21T10:00:00Z", "2026-11-22T00:00:00Z"],
    ["every day 09:00", "Asia/Seoul", "2026-11-21T10:00:00Z", "2026-11-22T00:00:00Z"],
    ["every monday 09:30", "Asia/Seoul", "2026-11-21T10:00:00Z", "2026-11-23T00:30:00Z"],
    ["30 2 * * *", "Europe/Paris", "2026-10-25T02:00:00Z", "2026-10-26T01:30:00Z"],
  ])("%s in %s after %s is %s", (schedule, timeZone, now, due) => {
    expect(nextDue(schedule, timeZone, at(now))).toBe(at(due));
  });

  it("refuses an unknown format", () => {
    expect(() => nextDue("now and then", "UTC", 0)).toThrow();
  });
});
