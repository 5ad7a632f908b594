import { expect, test } from "vitest";
import { planNews } from "./plan-news";
import type { PlanRecord } from "./plan-record";

const plan = (changes: Partial<PlanRecord>): PlanRecord => ({
  id: "t",
  plan: "PRO",
  plan_end_date: null,
  seats: 3,
  next_seats: 3,
  payment: "active",
  cycle: "MONTHLY",
  next_cycle: "MONTHLY",
  cancels: false,
  ...changes,
});

test.each([
  ["a trial starts", { plan: "FREE" }, { plan: "FREE_TRIAL" }, "trial_started"],
  ["a trial ends", { plan: "FREE_TRIAL" }, { plan: "FREE" }, "trial_ended"],
  ["Pro starts after a trial", { plan: "FREE_TRIAL" }, { plan: "PRO" }, "pro_started"],
  ["Pro ends", { plan: "PRO", payment: "past_due" }, { plan: "FREE", payment: "ended" }, "pro_ended"],
  ["a payment fails", {}, { payment: "past_due" }, "payment_failed"],
  ["it fails again", { payment: "past_due" }, { payment: "past_due" }, null],
  ["Pro is cancelled", {}, { cancels: true }, "pro_cancelled"],
  ["Pro is resumed", { cancels: true }, {}, null],
  ["seats are added", {}, { seats: 4, next_seats: 4 }, null],
] as const)("%s", (_, before, after, news) => {
  expect(planNews(plan(before), plan(after))).toBe(news);
});
