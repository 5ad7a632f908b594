import { Time } from "@dure/domain/shared/value";
import { DAY_MS, graceEnd } from "@dure/domain/teams/billing";
import { planRecord } from "@dure/domain/teams/plan-record";
import { z } from "zod";
import { type Context, systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { transaction } from "../../platform/transaction/transaction-store";
import { getBilling, readBilling } from "../billing/billing-store";
import { callStripe } from "../billing/stripe-client";
import { syncSubscription } from "../billing/sync-subscription";
import { getTeam, readTeam, saveTeam } from "../team/team-store";
import { mailPlanToAdmins } from "./mail-plan-to-admins";

/**
 * Ends a trial or a grace time that is over, and gives notice three days and one day before. It may run twice: the
 * transaction checks the state, Stripe's call has a key, and the mail ledger sends a notice once.
 * @param payload.now the time of the run
 */
export const endPlan = defineJob("end-plan", z.object({ now: Time }), async (teamId, { now }) => {
  const ctx = { ...systemContext(teamId, "end-plan"), now };
  const { plan, plan_end_date } = await readTeam(teamId);
  if (plan === "FREE" || plan_end_date === null) return;
  if (plan_end_date > now) return giveNotice(teamId, { plan, plan_end_date }, now);
  if (plan === "FREE_TRIAL") await endTrial(ctx);
  else await endPro(ctx);
});

const NOTICE_DAYS = [1, 3];

async function giveNotice(
  teamId: string,
  { plan, plan_end_date }: { plan: "FREE_TRIAL" | "PRO"; plan_end_date: string },
  now: string,
): Promise<void> {
  const days = NOTICE_DAYS.find((one) => Date.parse(plan_end_date) - Date.parse(now) <= one * DAY_MS);
  if (!days) return;
  const { subscription } = await readBilling(teamId);
  const news =
    plan === "FREE_TRIAL" ? "trial_ends_soon" : subscription?.status === "past_due" ? "grace_ends_soon" : null;
  if (news) await mailPlanToAdmins(teamId, news, `${news}-${days}-${plan_end_date}`);
}

const endTrial = (ctx: Context): Promise<void> =>
  transaction(ctx, async (tx) => {
    const [before, billing] = await Promise.all([getTeam(tx, ctx.teamId), getBilling(tx, ctx.teamId)]);
    const isOver = before.plan === "FREE_TRIAL" && before.plan_end_date !== null && before.plan_end_date <= ctx.now;
    if (!isOver) return { answer: undefined, event: [] };
    const after = { ...before, plan: "FREE" as const, updated_at: ctx.now };
    saveTeam(tx, ctx.teamId, after);
    const event = { before: planRecord(before, billing), after: planRecord(after, billing) };
    return { answer: undefined, event: { type: "plan.changed", ...event } };
  });

/** Asks Stripe first: the payment may have come, or the period may have been renewed. */
async function endPro(ctx: Context): Promise<void> {
  await syncSubscription(ctx);
  const { subscription } = await readBilling(ctx.teamId);
  if (subscription?.status !== "past_due" || !subscription.unpaid_since) return;
  if (graceEnd(subscription.unpaid_since) > ctx.now) return;
  await callStripe((stripe) =>
    stripe.subscriptions.cancel(subscription.id, {}, { idempotencyKey: `grace-${subscription.id}` }),
  );
  await syncSubscription(ctx);
}
