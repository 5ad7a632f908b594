import type { PlanRecord } from "./plan-record";

export type PlanNews =
  | "trial_started"
  | "trial_ended"
  | "pro_started"
  | "payment_failed"
  | "pro_cancelled"
  | "pro_ended";

/** What admins are mailed about a change of the plan; null if it is no news. */
export function planNews(before: PlanRecord, after: PlanRecord): PlanNews | null {
  if (before.plan !== after.plan) {
    if (after.plan === "PRO") return "pro_started";
    if (after.plan === "FREE_TRIAL") return "trial_started";
    return before.plan === "PRO" ? "pro_ended" : "trial_ended";
  }
  if (before.payment !== "past_due" && after.payment === "past_due") return "payment_failed";
  return !before.cancels && after.cancels ? "pro_cancelled" : null;
}
