import { randomUUID } from "node:crypto";
import { assertNoOperation, assertSubscribed } from "@dure/domain/teams/billing";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import type { Context } from "../../platform/context";
import { releaseSchedule } from "./apply-order";
import { readBilling } from "./billing-store";
import { callStripe } from "./stripe-client";
import { syncSubscription } from "./sync-subscription";

/**
 * Cancels for the end of the period, or takes that back. A cancellation drops what was planned for the next period. Doing
 * it twice changes nothing.
 */
export async function setCancellation(ctx: Context, cancels: boolean): Promise<PlanStatus> {
  await syncSubscription({ ...ctx, idempotency: undefined });
  const billing = await readBilling(ctx.teamId);
  const { id, schedule_id, cancels_at_period_end } = assertSubscribed(billing);
  assertNoOperation(billing, "", ctx.now);
  const operationId = ctx.idempotency?.key ?? randomUUID();
  if (cancels_at_period_end !== cancels) {
    if (schedule_id) await releaseSchedule(schedule_id, operationId);
    await callStripe((stripe) =>
      stripe.subscriptions.update(
        id,
        { cancel_at_period_end: cancels },
        { idempotencyKey: `${operationId}-${cancels ? "cancel" : "resume"}` },
      ),
    );
  }
  return syncSubscription(ctx);
}
