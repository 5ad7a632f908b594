import { expect, test } from "vitest";
import { countTtlMs, isUsedUp, routingQuota } from "./quota";

const NOW = "2026-03-01T00:00:00.000Z";

test.each([
  ["PRO", null, {}, 10_000],
  ["FREE_TRIAL", "2026-03-02T00:00:00.000Z", {}, 1_000],
  ["FREE_TRIAL", "2026-02-28T00:00:00.000Z", {}, 0],
  ["FREE", null, {}, 0],
  ["FREE", null, { enable_form_router: true }, 1_000],
  ["PRO", null, { enable_form_router: true }, 10_000],
] as const)("%s until %s with %o has %i", (plan, plan_end_date, flags, quota) =>
  expect(routingQuota({ plan, plan_end_date }, flags, NOW)).toBe(quota),
);

test("a count is cached for less time the less of the quota is left", () => {
  expect(countTtlMs(10_000, 10_000)).toBe(60_000);
  expect(countTtlMs(9_990, 10_000)).toBe(20);
  expect(countTtlMs(0, 10_000)).toBe(20_000);
});

test.each([
  [999, false],
  [1_000, true],
  [1_001, true],
])("%i of 1,000 submissions use up the month: %s", (used, is) => expect(isUsedUp({ used, limit: 1_000 })).toBe(is));
