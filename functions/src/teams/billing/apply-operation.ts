import {
  type Cycle,
  isSameOrder,
  type Operation,
  type Order,
  type OrderOperation,
  type Subscription,
} from "@dure/domain/teams/billing";
import type Stripe from "stripe";
import { readBilling } from "./billing-store";
import { fetchSubscription } from "./fetch-subscription";
import { priceIdOf } from "./price-ids";
import { callStripe } from "./stripe-client";

/** Brings Stripe's subscription into an operation's wanted state, whatever an earlier attempt has left. */
export async function applyOperation(teamId: string, operation: Operation, prorationDate?: number): Promise<void> {
  const { customer_id } = await readBilling(teamId);
  const found = customer_id && (await fetchSubscription(customer_id));
  if (!found || found.status === "ended") return;
  if ("cancels" in operation) await applyCancellation(found, operation);
  else await applyOrders(found, operation, prorationDate);
}

/** Cancels at the end of the period, or undoes that. A cancellation drops the change planned for the next period. */
async function applyCancellation(
  found: Subscription,
  { id, cancels }: { id: string; cancels: boolean },
): Promise<void> {
  if (found.cancels_at_period_end === cancels) return;
  if (found.schedule_id) await releaseSchedule(found.schedule_id, id);
  await callStripe((stripe) =>
    stripe.subscriptions.update(
      found.id,
      { cancel_at_period_end: cancels },
      { idempotencyKey: `${id}-${cancels ? "cancel" : "resume"}` },
    ),
  );
}

/** Adds seats by an update with proration; all other changes by a schedule that starts with the next period. */
async function applyOrders(
  found: Subscription,
  operation: OrderOperation,
  prorationDate: number | undefined,
): Promise<void> {
  const { current, next, id } = operation;
  const updates = found.current.seats !== current.seats;
  const plans = !isSameOrder(current, next);
  let { schedule_id } = found;
  if (schedule_id && (updates || !plans)) {
    await releaseSchedule(schedule_id, id);
    schedule_id = null;
  }
  if (updates) await updateSeats(found, current, { id, prorationDate });
  if (plans) await planNext(found.id, schedule_id, operation);
}

/** Drops the planned change; the subscription continues as it is. */
const releaseSchedule = (scheduleId: string, operationId: string) =>
  callStripe((stripe) =>
    stripe.subscriptionSchedules.release(scheduleId, {}, { idempotencyKey: `${operationId}-release-${scheduleId}` }),
  );

/** A month's proration waits for the next invoice; a year's is paid at once, and a declined card changes nothing. */
export const prorationOf = (cycle: Cycle) =>
  cycle === "YEARLY"
    ? ({ proration_behavior: "always_invoice", payment_behavior: "error_if_incomplete" } as const)
    : ({ proration_behavior: "create_prorations" } as const);

type Target = { id: string; item_id: string };

const updateSeats = (
  { id: subscriptionId, item_id }: Target,
  { cycle, seats }: Order,
  { id, prorationDate }: { id: string; prorationDate: number | undefined },
) =>
  callStripe((stripe) =>
    stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item_id, quantity: seats }],
        ...prorationOf(cycle),
        ...(prorationDate && { proration_date: prorationDate }),
      },
      { idempotencyKey: `${id}-seats` },
    ),
  );

async function planNext(
  subscriptionId: string,
  scheduleId: string | null,
  { id, current, next }: OrderOperation,
): Promise<void> {
  const schedule = await callStripe((stripe) =>
    scheduleId
      ? stripe.subscriptionSchedules.retrieve(scheduleId)
      : stripe.subscriptionSchedules.create(
          { from_subscription: subscriptionId },
          { idempotencyKey: `${id}-schedule` },
        ),
  );
  const running = schedule.current_phase ?? schedule.phases[0];
  if (!running) throw new Error(`The schedule ${schedule.id} has no phase.`);
  const { start_date, end_date } = running;
  const phases: Stripe.SubscriptionScheduleUpdateParams.Phase[] = [
    { ...phaseOf(current), start_date, end_date },
    {
      ...phaseOf(next),
      duration: { interval: next.cycle === "YEARLY" ? "year" : "month", interval_count: 1 },
    },
  ];
  await callStripe((stripe) =>
    stripe.subscriptionSchedules.update(
      schedule.id,
      { phases, end_behavior: "release", proration_behavior: "none" },
      { idempotencyKey: `${id}-phases-${schedule.id}` },
    ),
  );
}

const phaseOf = ({ cycle, seats }: Order) => ({
  items: [{ price: priceIdOf(cycle), quantity: seats }],
  proration_behavior: "none" as const,
});
