import { expect, test } from "vitest";
import { nextDailyAt, wasOnAt } from "./daily-sync";

const SINCE = "2026-11-01T09:30:00.000Z";

test.each([
  ["2026-11-01T09:30:00.000Z", "2026-11-02T09:30:00.000Z"],
  ["2026-11-01T09:44:00.000Z", "2026-11-02T09:30:00.000Z"],
  ["2026-11-05T10:00:00.000Z", "2026-11-06T09:30:00.000Z"],
])("at %s the next daily sync is at %s, at the same time of day", (now, next) => {
  expect(nextDailyAt(SINCE, now)).toBe(next);
});

test.each([
  ["on for days", "2026-11-05T09:30:00.000Z", true],
  ["switched on just before", "2026-11-06T08:00:00.000Z", true],
  ["switched on after it", "2026-11-06T08:00:00.001Z", false],
])("whether a daily sync that was %s was on at a past time: next at %s, %s", (_, next_at, wasOn) => {
  expect(wasOnAt({ next_at }, "2026-11-05T08:00:00.000Z")).toBe(wasOn);
});
