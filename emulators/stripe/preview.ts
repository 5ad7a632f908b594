import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { formAt, listAt, textAt } from "./form";
import { draftInvoice, periodLine } from "./invoices";
import { nextPeriodEnd, prorate } from "./prorate";
import type { Item, Subscription } from "./state";
import type { Stripe } from "./stripe";
import { refuse } from "./stripe-error";

/**
 * The invoice that a change would cause: with `always_invoice` only the prorations; otherwise the next period's
 * invoice, with the prorations that wait for it. Without a change, the next invoice.
 */
export const previewInvoice: Verb = (stripe, form) => {
  const id = textAt(form, "subscription");
  const details = formAt(form, "subscription_details");
  const [given] = listAt(details, "items");
  if (!id) refuse(400, "The stand-in previews subscriptions that exist.", { param: "subscription" });
  const subscription = stripe.subscription(id);
  if (subscription.status === "canceled" || (subscription.cancel_at_period_end && !given))
    refuse(400, "No upcoming invoices for customer.", { code: "invoice_upcoming_none" });
  const customer = stripe.customer(subscription.customer);
  const [item] = subscription.items.data;
  const quantity = Number((given && textAt(given, "quantity")) ?? item.quantity);
  const behavior = textAt(details, "proration_behavior") ?? "create_prorations";
  const at = Number(textAt(details, "proration_date") ?? stripe.now(customer));
  const prorations = quantity === item.quantity || behavior === "none" ? [] : prorate(stripe, item, quantity, at);
  if (behavior === "always_invoice")
    return json(200, draftInvoice(stripe, subscription, prorations, { reason: "subscription_update", at }));
  const next = nextItem(stripe, subscription, { ...item, quantity });
  const lines = [...(stripe.state.pending[subscription.id] ?? []), ...prorations, periodLine(stripe, next)];
  return json(200, draftInvoice(stripe, subscription, lines, { reason: "upcoming", at: item.current_period_end }));
};

/** The item in the next period: a schedule's next phase takes precedence. */
export function nextItem(stripe: Stripe, { schedule }: Subscription, item: Item): Item {
  const planned = stripe.state.schedules
    .find(({ id }) => id === schedule)
    ?.phases.find(({ start_date }) => start_date >= item.current_period_end)?.items[0];
  const price = planned ? stripe.price(planned.price) : item.price;
  const start = item.current_period_end;
  return {
    ...item,
    price,
    quantity: planned?.quantity ?? item.quantity,
    current_period_start: start,
    current_period_end: nextPeriodEnd(start, price.recurring.interval, start),
  };
}
