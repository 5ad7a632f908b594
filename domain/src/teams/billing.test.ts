import { describe, expect, test } from "vitest";
import { Team } from "../shared/caller/team";
import {
  assertEnoughSeats,
  assertNoOperation,
  assertSeatLeft,
  Billing,
  orderCycle,
  orderSeats,
  planBySubscription,
  type Subscription,
} from "./billing";

const NOW = "2026-11-23T00:00:00.000Z";
const END = "2026-12-20T00:00:00.000Z";

const team = Team.parse({
  team_id: "t",
  state: "active",
  display_name: "팀",
  team_slug: "t",
  domain: "t.example.com",
  created_at: NOW,
  updated_at: NOW,
});

const monthly = (seats: number) => ({ cycle: "MONTHLY" as const, seats });

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: "sub",
  status: "active",
  item_id: "si",
  schedule_id: null,
  current: monthly(5),
  next: monthly(5),
  cancels_at_period_end: false,
  started_at: "2026-11-20T00:00:00.000Z",
  period_start: "2026-11-20T00:00:00.000Z",
  period_end: END,
  unpaid_since: null,
  ...changes,
});

describe("the plan that a subscription gives", () => {
  test.each([
    ["one that runs", subscription(), { plan: "PRO", plan_end_date: null, seats: 5 }],
    ["a cancelled one, until its period ends", subscription({ cancels_at_period_end: true }), { plan_end_date: END }],
    [
      "one that can't be paid, for 14 days",
      subscription({ status: "past_due", unpaid_since: "2026-11-20T00:00:00.000Z" }),
      { plan: "PRO", plan_end_date: "2026-12-04T00:00:00.000Z" },
    ],
    ["planned seats", subscription({ next: monthly(3) }), { seats: 5, next_seats: 3 }],
  ] as const)("%s", (_, after, expected) => {
    expect(planBySubscription(team, null, after, NOW)).toMatchObject(expected);
  });

  test.each([
    ["an end", subscription({ status: "ended" })],
    ["15 unpaid days", subscription({ status: "past_due", unpaid_since: "2026-11-08T00:00:00.000Z" })],
    ["none at Stripe", null],
  ])("%s takes Pro away from a team that had it from a subscription", (_, after) => {
    const pro = { ...team, plan: "PRO" as const, seats: 5, next_seats: 5 };
    expect(planBySubscription(pro, subscription(), after, NOW)).toMatchObject({
      plan: "FREE",
      seats: null,
      next_seats: null,
    });
  });

  test("a plan without a subscription is not changed", () => {
    const byContract = { ...team, plan: "PRO" as const };
    expect(planBySubscription(byContract, null, null, NOW)).toMatchObject({ plan: "PRO", seats: null });
    // Also after a subscription that ended long ago.
    const ended = subscription({ status: "ended" });
    expect(planBySubscription(byContract, ended, ended, NOW)).toMatchObject({ plan: "PRO" });
    const trial = { ...team, plan: "FREE_TRIAL" as const, plan_end_date: END };
    expect(planBySubscription(trial, null, subscription({ status: "ended" }), NOW)).toMatchObject({
      plan: "FREE_TRIAL",
      plan_end_date: END,
    });
  });
});

describe("seats", () => {
  test("that are added are available now, and replace the planned ones", () => {
    const planned = { current: monthly(5), next: { cycle: "YEARLY" as const, seats: 3 } };
    expect(orderSeats(planned, 8)).toEqual({ current: monthly(8), next: { cycle: "YEARLY", seats: 8 } });
  });

  test("that are removed end with the billing period", () => {
    expect(orderSeats({ current: monthly(5), next: monthly(5) }, 3)).toEqual({
      current: monthly(5),
      next: monthly(3),
    });
  });

  test("a cycle changes with the period, whichever way", () => {
    expect(orderCycle({ current: monthly(5), next: monthly(4) }, "YEARLY")).toEqual({
      current: monthly(5),
      next: { cycle: "YEARLY", seats: 4 },
    });
  });

  test.each([
    [{ seats: null, next_seats: null }, 90, false],
    [{ seats: 5, next_seats: 5 }, 4, false],
    [{ seats: 5, next_seats: 5 }, 5, true],
    [{ seats: 5, next_seats: 3 }, 3, true],
    [{ seats: 5, next_seats: 8 }, 5, true],
  ])("%o with %i active members: refused is %s", (seats, active, refused) => {
    const ask = () => assertSeatLeft(seats, active);
    if (refused) expect(ask).toThrow(expect.objectContaining({ code: "CONFLICT", reason: "seats.none" }));
    else expect(ask).not.toThrow();
  });

  test.each([
    [2, 1],
    [4, 5],
  ])("%i of them are too few for %i active members", (seats, active) => {
    expect(() => assertEnoughSeats(seats, active)).toThrow(expect.objectContaining({ code: "NOT_ACCEPTABLE" }));
  });
});

test.each([
  ["another's, a moment ago", "other", "2026-11-22T23:59:30.000Z", true],
  ["another's that died", "other", "2026-11-22T23:58:00.000Z", false],
  ["its own, repeated", "mine", "2026-11-22T23:59:59.000Z", false],
])("an operation next to %s: refused is %s", (_, id, started_at, refused) => {
  const billing = Billing.parse({ operation: { id, started_at, current: monthly(5), next: monthly(5) } });
  const ask = () => assertNoOperation(billing, "mine", NOW);
  if (refused) expect(ask).toThrow(expect.objectContaining({ code: "CONFLICT" }));
  else expect(ask).not.toThrow();
});
