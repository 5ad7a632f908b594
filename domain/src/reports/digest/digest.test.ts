import { expect, test } from "vitest";
import { nextDigestAt } from "./digest";

test.each([
  // Monday 8:00 in Seoul is Sunday 23:00 in UTC.
  ["on a Tuesday", "2026-11-24T03:00:00.000Z", "Asia/Seoul", "2026-11-29T23:00:00.000Z"],
  ["on a Monday, before eight", "2026-11-22T22:59:59.999Z", "Asia/Seoul", "2026-11-22T23:00:00.000Z"],
  ["on a Monday, at eight", "2026-11-22T23:00:00.000Z", "Asia/Seoul", "2026-11-29T23:00:00.000Z"],
  ["over the end of a year", "2026-12-31T12:00:00.000Z", "UTC", "2027-01-04T08:00:00.000Z"],
  // New York's clocks go forward on Sunday 14 March 2027.
  ["over a change of clocks", "2027-03-12T12:00:00.000Z", "America/New_York", "2027-03-15T12:00:00.000Z"],
])("%s the next digest is due on the next Monday at eight", (_, after, zone, expected) =>
  expect(nextDigestAt(after, zone)).toBe(expected),
);
