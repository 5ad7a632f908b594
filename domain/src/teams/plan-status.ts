import type { Team } from "../shared/caller/team";
import type { Billing } from "./billing";
import { seatLimit } from "./billing";
import type { PlanStatus } from "./billing-api";
import { canUseFreeTrial, planAt, planDaysLeft } from "./team";

/** The plan as members see it (docs/product/teams.md#plan-status). */
export function planStatus(
  team: Team,
  { customer_id, subscription }: Billing,
  active: number,
  now: string,
): PlanStatus {
  const current_plan = planAt(team, now);
  const runs = subscription !== null && subscription.status !== "ended" && current_plan === "PRO" ? subscription : null;
  const limit = runs && seatLimit(team);
  const date = (datetime: string) => ({ datetime, timezone: team.timezone });
  return {
    current_plan,
    next_plan: current_plan === "FREE" || team.plan_end_date !== null ? "FREE" : current_plan,
    days_left: planDaysLeft(team, now),
    plan_end_date: team.plan_end_date,
    can_use_free_trial: canUseFreeTrial(team, now),
    total_seats: runs && team.seats,
    next_seats: runs && team.next_seats,
    remaining_seats: limit === null ? null : Math.max(0, limit - active),
    active_members: active,
    plan_cycle: runs?.current.cycle ?? null,
    next_plan_cycle: runs?.next.cycle ?? null,
    current_billing_date: runs && date(runs.period_start),
    next_billing_date: runs && !runs.cancels_at_period_end ? date(runs.period_end) : null,
    payment_failed: runs?.status === "past_due",
    has_subscription: runs !== null,
    has_portal: customer_id !== null && subscription !== null,
  };
}
