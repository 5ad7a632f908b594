import { describe, expect, test } from "vitest";
import { earliestLaunch, sameHourIn, zoneOfDialCode } from "./recipient-zone";

test.each([
  ["+82", "Asia/Seoul"],
  ["81", "Asia/Tokyo"],
  ["+1", null],
  ["", null],
  [undefined, null],
])("a phone number of %s tells the zone %s", (dialCode, zone) => expect(zoneOfDialCode(dialCode)).toBe(zone));

describe("a launch at 10:00 in each recipient's time zone", () => {
  const at = "2026-12-01T01:00:00.000Z";
  const hourIn = (zone: string, from: string) => sameHourIn(at, { teamZone: "Asia/Seoul", zone, from });

  test.each([
    ["Asia/Seoul", "2026-11-30T20:00:00.000Z", "2026-12-01T01:00:00.000Z"],
    ["Europe/London", "2026-11-30T20:00:00.000Z", "2026-12-01T10:00:00.000Z"],
    ["Asia/Seoul", "2026-12-01T01:00:01.000Z", "2026-12-02T01:00:00.000Z"],
  ])("in %s, started at %s, is sent at %s", (zone, from, expected) => expect(hourIn(zone, from)).toBe(expected));

  test("starts in the zone where the day begins first", () =>
    expect(earliestLaunch(at, "Asia/Seoul")).toBe("2026-11-30T20:00:00.000Z"));
});
