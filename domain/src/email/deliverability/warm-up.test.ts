import { expect, test } from "vitest";
import { dailyLimit, nextDayOf, WARM_UP_LIMITS } from "./warm-up";

const VERIFIED = "2026-11-23T23:59:59.999Z";

test.each([
  ["the moment it is verified", VERIFIED, 500],
  ["the next UTC day", "2026-11-24T00:00:00.000Z", 1_000],
  ["the fourteenth day", "2026-12-06T12:00:00.000Z", 500_000],
  ["afterwards", "2026-12-07T00:00:00.000Z", null],
  ["a clock that is behind", "2026-11-22T00:00:00.000Z", 500],
])("a domain's limit on %s", (_, now, limit) => expect(dailyLimit(VERIFIED, now)).toBe(limit));

test("the limits only grow", () => {
  expect([...WARM_UP_LIMITS].sort((a, b) => a - b)).toEqual(WARM_UP_LIMITS);
});

test("a day ends at midnight UTC", () => {
  expect(nextDayOf("2026-12-31T23:30:00.000Z")).toBe("2027-01-01T00:00:00.000Z");
});
