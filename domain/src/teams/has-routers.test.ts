import { expect, test } from "vitest";
import { hasRouters } from "./has-routers";

const NOW = "2026-11-21T09:00:00.000Z";
const PAST = "2026-11-20T09:00:00.000Z";
const FUTURE = "2026-11-22T09:00:00.000Z";

test.each([
  ["PRO", null, {}, true],
  ["FREE_TRIAL", FUTURE, {}, true],
  ["FREE_TRIAL", PAST, {}, false],
  ["FREE", null, {}, false],
  ["FREE", null, { enable_form_router: true }, true],
  ["FREE_TRIAL", PAST, { enable_form_router: true }, true],
  ["FREE", null, { enable_masking: true }, false],
] as const)("a team on %s until %s with %o has routers: %s", (plan, plan_end_date, flags, expected) => {
  expect(hasRouters({ plan, plan_end_date }, flags, NOW)).toBe(expected);
});
