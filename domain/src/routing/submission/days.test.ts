import { expect, test } from "vitest";
import { monthStart, spanOfDays } from "./days";

test.each([
  ["Asia/Seoul", "2026-02-28T15:00:00.000Z", "2026-02-28T15:00:00.000Z"],
  ["Asia/Seoul", "2026-02-28T14:59:59.999Z", "2026-01-31T15:00:00.000Z"],
  ["America/New_York", "2026-03-20T00:00:00.000Z", "2026-03-01T05:00:00.000Z"],
])("in %s the month of %s began at %s", (zone, now, start) => expect(monthStart(zone, now)).toBe(start));

test.each([
  ["Asia/Seoul", { from: "2026-03-01", to: "2026-03-01" }, "2026-02-28T15:00:00.000Z", "2026-03-01T15:00:00.000Z"],
  [
    "America/New_York",
    { from: "2026-03-08", to: "2026-03-08" },
    "2026-03-08T05:00:00.000Z",
    "2026-03-09T04:00:00.000Z",
  ],
  ["Asia/Seoul", {}, undefined, undefined],
])("in %s %o are since %s and before %s", (zone, days, since, before) =>
  expect(spanOfDays(zone, days)).toEqual({ since, before }),
);
