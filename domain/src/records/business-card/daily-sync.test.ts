import { expect, test } from "vitest";
import { nextDailyAt } from "./daily-sync";

const SINCE = "2026-11-01T09:30:00.000Z";

test.each([
  ["2026-11-01T09:30:00.000Z", "2026-11-02T09:30:00.000Z"],
  ["2026-11-01T09:44:00.000Z", "2026-11-02T09:30:00.000Z"],
  ["2026-11-05T10:00:00.000Z", "2026-11-06T09:30:00.000Z"],
])("at %s the next daily sync is at %s, at the same time of day", (now, next) => {
  expect(nextDailyAt(SINCE, now)).toBe(next);
});
