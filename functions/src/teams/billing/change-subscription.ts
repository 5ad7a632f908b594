import { randomUUID } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import {
  assertEnoughSeats,
  assertNoOperation,
  assertSubscribed,
  type Operation,
  type Order,
  type Subscription,
} from "@dure/domain/teams/billing";
import type { PlanStatus } from "@dure/domain/teams/billing-api";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import { z } from "zod";
import { type Context, systemContext } from "../../platform/context";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTeam, saveTeam } from "../team/team-store";
import { applyOrder } from "./apply-order";
import { getBilling, readBilling, saveBilling } from "./billing-store";
import { syncSubscription } from "./sync-subscription";
import { countSeats, lockSeats } from "./take-seat";

type Orders = { current: Order; next: Order };
type Decide = (subscription: Subscription) => Orders;

/** After this time an operation whose process died is finished by its job. */
const FINISH_AFTER_MS = 90_000;

/**
 * Changes a subscription at Stripe. The wanted state is written first, so that a second change is refused meanwhile, and a
 * job finishes what a dead process began. All numbers are absolute: doing it twice changes nothing.
 * @throws CONFLICT while another change is made, NOT_ACCEPTABLE for too few seats, PAYMENT_REQUIRED for a declined card
 */
export async function changeSubscription(
  ctx: Context,
  decide: Decide,
  prorationDate: number | undefined,
): Promise<PlanStatus> {
  await syncSubscription({ ...ctx, idempotency: undefined });
  const operation = await begin(ctx, ctx.idempotency?.key ?? randomUUID(), decide);
  await enqueue(finishBillingChange, {
    teamId: ctx.teamId,
    payload: { operation_id: operation.id },
    id: `billing-change-${ctx.teamId}-${operation.id}`,
    at: new Date(Date.parse(ctx.now) + FINISH_AFTER_MS).toISOString(),
  });
  try {
    await applyOrder(ctx.teamId, operation, prorationDate);
  } catch (error) {
    // Stripe's refusal ends the operation; whether it took part of it, the next fetch tells.
    await syncSubscription({ ...ctx, idempotency: undefined }, { operationId: operation.id });
    throw error;
  }
  return syncSubscription(ctx, { operationId: operation.id });
}

/** Notes the operation. Fewer seats count for new members from here on, so that none takes one that goes. */
const begin = (ctx: Context, id: string, decide: Decide): Promise<Operation> =>
  transaction(systemContext(ctx.teamId, "billing"), async (tx) => {
    const { teamId, now } = ctx;
    const [team, billing] = await Promise.all([getTeam(tx, teamId), getBilling(tx, teamId)]);
    const active = await countSeats(tx, teamId);
    const subscription = assertSubscribed(billing);
    assertNoOperation(billing, id, now);
    if (subscription.cancels_at_period_end) throw new AppError("CONFLICT", billingTexts.cancelsAlready);
    if (subscription.status === "past_due") throw new AppError("PAYMENT_REQUIRED", billingTexts.unpaid);
    const orders = decide(subscription);
    assertEnoughSeats(orders.next.seats, active);
    const operation = { id, started_at: now, ...orders };
    saveBilling(tx, teamId, { ...billing, operation });
    const next_seats = Math.min(team.next_seats ?? orders.next.seats, orders.next.seats);
    saveTeam(tx, teamId, { ...team, next_seats });
    lockSeats(tx, teamId);
    return { answer: operation, event: [] };
  });

/** Finishes an operation that its process did not; of one that has ended there is nothing left to do. */
export const finishBillingChange = defineJob(
  "finish-billing-change",
  z.object({ operation_id: z.string() }),
  async (teamId, { operation_id }) => {
    const { operation } = await readBilling(teamId);
    if (operation?.id !== operation_id) return;
    await applyOrder(teamId, operation, undefined);
    await syncSubscription(systemContext(teamId, "finish-billing-change"), { operationId: operation_id });
  },
);
