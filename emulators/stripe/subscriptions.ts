import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { type Form, formAt, listAt, textAt, textsOf } from "./form";
import { draftInvoice, issueInvoice, openInvoices, periodLine } from "./invoices";
import { listOf } from "./list-of";
import { nextPeriodEnd, prorate } from "./prorate";
import type { Customer, Metadata, Price, Subscription } from "./state";
import type { Stripe } from "./stripe";
import { refuse, refuseCard } from "./stripe-error";

/** A subscription as a response: the ids that `expand` names are replaced by their objects. */
export function shown(stripe: Stripe, subscription: Subscription, form: Form): object {
  const expanded = Object.values(textsOf(formAt(form, "expand"))).map((name) => name.replace(/^data\./, ""));
  const { schedules, invoices } = stripe.state;
  return {
    ...subscription,
    ...(expanded.includes("schedule") && {
      schedule: schedules.find(({ id }) => id === subscription.schedule) ?? null,
    }),
    ...(expanded.includes("latest_invoice") && {
      latest_invoice: invoices.find(({ id }) => id === subscription.latest_invoice) ?? null,
    }),
  };
}

export const getSubscription: Verb = (stripe, form, { id }) => json(200, shown(stripe, stripe.subscription(id), form));

/** Without a status, canceled subscriptions are left out, as at Stripe; `all` includes them. */
export const listSubscriptions: Verb = (stripe, form) => {
  const customer = textAt(form, "customer");
  const status = textAt(form, "status");
  const found = stripe.state.subscriptions
    .filter((one) => !customer || one.customer === customer)
    .filter((one) => status === "all" || (status ? one.status === status : one.status !== "canceled"))
    .toReversed();
  const list = listOf("/v1/subscriptions", found, form);
  return json(200, { ...list, data: list.data.map((one) => shown(stripe, one, form)) });
};

/** Starts a subscription whose first payment has succeeded. */
export function startSubscription(
  stripe: Stripe,
  customer: Customer,
  { price, quantity, metadata }: { price: Price; quantity: number; metadata: Metadata },
): Subscription {
  const id = stripe.newId("sub");
  const now = stripe.now(customer);
  const item = {
    id: stripe.newId("si"),
    object: "subscription_item" as const,
    price,
    quantity,
    current_period_start: now,
    current_period_end: nextPeriodEnd(now, price.recurring.interval, now),
    subscription: id,
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    customer: customer.id,
    status: "active",
    items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata,
    start_date: now,
    created: now,
    canceled_at: null,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    currency: "krw",
    latest_invoice: null,
    schedule: null,
    test_clock: customer.test_clock,
    livemode: false,
  };
  stripe.state.subscriptions.push(subscription);
  stripe.emit("customer.subscription.created", subscription, customer);
  const at = { reason: "subscription_create", at: now } as const;
  issueInvoice(stripe, subscription, draftInvoice(stripe, subscription, [periodLine(stripe, item)], at));
  return subscription;
}

export const changeSubscription: Verb = (stripe, form, { id }) => {
  const subscription = stripe.subscription(id);
  const customer = stripe.customer(subscription.customer);
  if (subscription.status === "canceled")
    refuse(400, "A canceled subscription can only update its cancellation_details and metadata.");
  const cancels = textAt(form, "cancel_at_period_end");
  if (cancels !== undefined) setCancel(stripe, subscription, cancels === "true", customer);
  const [given] = listAt(form, "items");
  const quantity = Number(given?.quantity ?? Number.NaN);
  if (given && Number.isInteger(quantity)) setQuantity(stripe, subscription, quantity, form);
  return json(200, shown(stripe, subscription, form));
};

function setCancel(stripe: Stripe, subscription: Subscription, cancels: boolean, customer: Customer): void {
  if (subscription.schedule)
    refuse(
      400,
      "The subscription is managed by the subscription schedule, and updating any cancelation behavior directly is not allowed.",
    );
  if (subscription.cancel_at_period_end === cancels) return;
  subscription.cancel_at_period_end = cancels;
  subscription.cancel_at = cancels ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = cancels ? stripe.now(customer) : null;
  stripe.emit("customer.subscription.updated", subscription, customer, { cancel_at_period_end: !cancels });
}

function setQuantity(stripe: Stripe, subscription: Subscription, quantity: number, form: Form): void {
  const [item] = subscription.items.data;
  const customer = stripe.customer(subscription.customer);
  const before = item.quantity;
  if (before === quantity) return;
  const at = Number(textAt(form, "proration_date") ?? stripe.now(customer));
  if (at < item.current_period_start || at > item.current_period_end)
    refuse(400, "The proration date must be within the current period.", { param: "proration_date" });
  const behavior = textAt(form, "proration_behavior") ?? "create_prorations";
  const lines = behavior === "none" ? [] : prorate(stripe, item, quantity, at);
  const paysNow = behavior === "always_invoice";
  if (paysNow && textAt(form, "payment_behavior") === "error_if_incomplete" && customer.card?.declines) refuseCard();
  item.quantity = quantity;
  stripe.emit("customer.subscription.updated", subscription, customer, { items: { data: [{ quantity: before }] } });
  if (!paysNow) {
    stripe.state.pending[subscription.id] = [...(stripe.state.pending[subscription.id] ?? []), ...lines];
    return;
  }
  const invoice = draftInvoice(stripe, subscription, lines, {
    reason: "subscription_update",
    at: stripe.now(customer),
  });
  issueInvoice(stripe, subscription, invoice);
}

export const cancelSubscription: Verb = (stripe, form, { id }) => {
  const subscription = stripe.subscription(id);
  if (subscription.status === "canceled") refuse(404, `No such subscription: '${id}'`, { code: "resource_missing" });
  endSubscription(stripe, subscription, stripe.now(stripe.customer(subscription.customer)));
  return json(200, shown(stripe, subscription, form));
};

/** Cancels at once; open invoices stay unpaid. */
export function endSubscription(stripe: Stripe, subscription: Subscription, at: number): void {
  const customer = stripe.customer(subscription.customer);
  subscription.status = "canceled";
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  subscription.schedule = null;
  for (const invoice of openInvoices(stripe, subscription)) invoice.next_payment_attempt = null;
  stripe.emit("customer.subscription.deleted", subscription, customer);
}
