import { describe, expect, it } from "vitest";
import { groupSlots } from "./group-slots";

const at = (start: string) => ({ start, end: new Date(Date.parse(start) + 1_800_000).toISOString() });
const countsIn = (zone: string, ...starts: string[]) =>
  Object.fromEntries([...groupSlots(starts.map(at), zone)].map(([day, slots]) => [day, slots.length]));

describe("groupSlots", () => {
  it("groups by the reader's day, not the host's", () => {
    const starts = ["2026-11-23T00:00:00.000Z", "2026-11-23T08:30:00.000Z"];
    expect(countsIn("Asia/Seoul", ...starts)).toEqual({ "2026-11-23": 2 });
    expect(countsIn("America/Los_Angeles", ...starts)).toEqual({ "2026-11-22": 1, "2026-11-23": 1 });
  });

  it("keeps both hours with the same clock times when summer time ends", () => {
    const starts = ["2026-11-01T05:30:00.000Z", "2026-11-01T06:30:00.000Z", "2026-11-02T04:59:00.000Z"];
    expect(countsIn("America/New_York", ...starts)).toEqual({ "2026-11-01": 3 });
  });

  it("ends the short day at its own midnight when summer time begins", () => {
    const starts = ["2026-03-08T04:59:00.000Z", "2026-03-08T05:00:00.000Z", "2026-03-09T03:59:00.000Z"];
    expect(countsIn("America/New_York", ...starts, "2026-03-09T04:00:00.000Z")).toEqual({
      "2026-03-07": 1,
      "2026-03-08": 2,
      "2026-03-09": 1,
    });
  });

  it("works in zones off the hour and beyond twelve hours", () => {
    expect(countsIn("Asia/Kathmandu", "2026-11-23T18:14:00.000Z", "2026-11-23T18:15:00.000Z")).toEqual({
      "2026-11-23": 1,
      "2026-11-24": 1,
    });
    expect(countsIn("Pacific/Kiritimati", "2026-11-23T10:00:00.000Z")).toEqual({ "2026-11-24": 1 });
  });
});
