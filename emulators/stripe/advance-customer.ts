import { draftInvoice, issueInvoice, openInvoices, payInvoice, periodLine } from "./invoices";
import { nextItem } from "./preview";
import { release } from "./schedules";
import type { Subscription } from "./state";
import type { Stripe } from "./stripe";
import { endSubscription } from "./subscriptions";

/** Processes everything that becomes due for a customer until a time, in order: renewals, ends and payment retries. */
export function advanceCustomer(stripe: Stripe, customerId: string, toSeconds: number): void {
  for (;;) {
    const due = stripe.state.subscriptions
      .filter(({ customer, status }) => customer === customerId && status !== "canceled")
      .map((subscription) => ({ subscription, at: dueAt(stripe, subscription) }))
      .filter(({ at }) => at <= toSeconds)
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return;
    const { current_period_end } = due.subscription.items.data[0];
    if (due.at >= current_period_end) renew(stripe, due.subscription, due.at);
    else retry(stripe, due.subscription, due.at);
  }
}

const dueAt = (stripe: Stripe, subscription: Subscription): number =>
  Math.min(
    subscription.items.data[0].current_period_end,
    ...openInvoices(stripe, subscription).map((one) => one.next_payment_attempt ?? Number.POSITIVE_INFINITY),
  );

function retry(stripe: Stripe, subscription: Subscription, at: number): void {
  for (const invoice of openInvoices(stripe, subscription))
    if (invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= at)
      payInvoice(stripe, subscription, invoice, at);
}

function renew(stripe: Stripe, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(stripe, subscription, at);
    return;
  }
  const [item] = subscription.items.data;
  const next = nextItem(stripe, subscription, item);
  const before = { items: { data: [{ ...item }] } };
  subscription.items.data = [next];
  const schedule = stripe.state.schedules.find(({ id }) => id === subscription.schedule);
  const customer = stripe.customer(subscription.customer);
  stripe.emit("customer.subscription.updated", subscription, customer, before);
  if (schedule) release(stripe, schedule);
  const lines = [...(stripe.state.pending[subscription.id] ?? []), periodLine(stripe, next)];
  delete stripe.state.pending[subscription.id];
  issueInvoice(stripe, subscription, draftInvoice(stripe, subscription, lines, { reason: "subscription_cycle", at }));
}
