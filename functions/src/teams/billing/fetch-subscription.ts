import type { Order, Subscription } from "@dure/domain/teams/billing";
import { logger } from "firebase-functions";
import type Stripe from "stripe";
import { callStripe } from "./stripe-client";

/** A customer's current subscription at Stripe: the running one, else the newest. */
export async function fetchSubscription(customerId: string): Promise<Subscription | null> {
  const { data } = await callStripe((stripe) =>
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 20,
      expand: ["data.schedule", "data.latest_invoice"],
    }),
  );
  const found = data.map(toSubscription);
  const running = found.filter(({ status }) => status !== "ended");
  if (running.length > 1) logger.error("A customer has several subscriptions.", { customerId, count: running.length });
  return running.at(-1) ?? found[0] ?? null;
}

/** Other statuses count as ended: `incomplete` was never paid, `unpaid` and `paused` no longer are. */
const STATUS: Partial<Record<string, Subscription["status"]>> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
};

function toSubscription(given: Stripe.Subscription): Subscription {
  const [item] = given.items.data;
  if (!item) throw new Error(`The subscription ${given.id} has no item.`);
  const current = orderOf(item.price.recurring?.interval, item.quantity);
  const status = STATUS[given.status] ?? "ended";
  const schedule = typeof given.schedule === "object" ? given.schedule : null;
  const invoice = typeof given.latest_invoice === "object" ? given.latest_invoice : null;
  return {
    id: given.id,
    status,
    item_id: item.id,
    schedule_id: schedule?.id ?? null,
    current,
    next: (schedule && plannedOrder(schedule, item)) ?? current,
    cancels_at_period_end: given.cancel_at_period_end,
    started_at: timeOf(given.start_date),
    period_start: timeOf(item.current_period_start),
    period_end: timeOf(item.current_period_end),
    unpaid_since: status === "past_due" ? timeOf(invoice?.created ?? item.current_period_start) : null,
  };
}

const orderOf = (interval: string | undefined, quantity: number | undefined): Order => ({
  cycle: interval === "year" ? "YEARLY" : "MONTHLY",
  seats: quantity ?? 1,
});

/** The order of the schedule's phase after this period. The billing cycle is derived from the phase's length. */
function plannedOrder(schedule: Stripe.SubscriptionSchedule, item: Stripe.SubscriptionItem): Order | null {
  const phase = schedule.phases.find(({ start_date }) => start_date >= item.current_period_end);
  const planned = phase?.items[0];
  if (!phase || !planned) return null;
  const isYear = phase.end_date - phase.start_date > LONGEST_MONTH_SECONDS;
  return orderOf(isYear ? "year" : "month", planned.quantity);
}

const LONGEST_MONTH_SECONDS = 32 * 86_400;

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
