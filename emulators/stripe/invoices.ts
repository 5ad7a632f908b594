import { json } from "../src/stand-in/reply";
import type { Verb } from "./answer-once";
import { textAt } from "./form";
import { listOf } from "./list-of";
import type { Customer, Invoice, Item, Line, Subscription } from "./state";
import type { Stripe } from "./stripe";

const DAY_SECONDS = 86_400;
/** Days after a failed payment on which it is retried. */
const RETRY_DAYS = [3, 5, 7];

export const listInvoices: Verb = (stripe, form) => {
  const customer = textAt(form, "customer");
  const own = stripe.state.invoices.filter((one) => !customer || one.customer === customer).toReversed();
  return json(200, listOf("/v1/invoices", own, form));
};

export const getInvoice: Verb = (stripe, _form, { id }) => {
  const found = stripe.state.invoices.find((one) => one.id === id);
  return found ? json(200, found) : json(404, {});
};

/** A whole period of the subscription's item. */
export const periodLine = (stripe: Stripe, item: Item): Line =>
  line(stripe, item, { amount: item.price.unit_amount * item.quantity, quantity: item.quantity, proration: false });

export function line(
  stripe: Stripe,
  item: Item,
  { amount, quantity, proration, from }: { amount: number; quantity: number; proration: boolean; from?: number },
): Line {
  return {
    id: stripe.newId("il"),
    object: "line_item",
    amount,
    currency: "krw",
    description: proration && amount < 0 ? `Unused time on ${quantity} × Dure Pro` : `${quantity} × Dure Pro`,
    quantity,
    period: { start: from ?? item.current_period_start, end: item.current_period_end },
    parent: {
      type: "subscription_item_details",
      subscription_item_details: { proration, subscription: item.subscription },
    },
  };
}

/** An invoice that is not stored; `create_preview` also returns one. */
export function draftInvoice(
  stripe: Stripe,
  subscription: Pick<Subscription, "id" | "customer" | "metadata" | "items">,
  lines: Line[],
  { reason, at }: { reason: Invoice["billing_reason"]; at: number },
): Invoice {
  const [item] = subscription.items.data;
  const id = stripe.newId("in");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    object: "invoice",
    customer: subscription.customer,
    number: `DURE-${String(stripe.state.invoices.length + 1).padStart(4, "0")}`,
    status: "open",
    billing_reason: reason,
    currency: "krw",
    total,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    attempt_count: 0,
    next_payment_attempt: null,
    created: at,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    hosted_invoice_url: `${stripe.urlOf()}/i/${id}`,
    invoice_pdf: `${stripe.urlOf()}/i/${id}/pdf`,
    livemode: false,
  };
}

/** Stores an invoice, sends its events and charges the card. */
export function issueInvoice(stripe: Stripe, subscription: Subscription, invoice: Invoice): void {
  const customer = stripe.customer(subscription.customer);
  stripe.state.invoices.push(invoice);
  subscription.latest_invoice = invoice.id;
  stripe.emit("invoice.created", invoice, customer);
  stripe.emit("invoice.finalized", invoice, customer);
  payInvoice(stripe, subscription, invoice, invoice.created);
}

/** One attempt to charge an invoice. A failure makes the subscription past due and schedules the next attempt. */
export function payInvoice(stripe: Stripe, subscription: Subscription, invoice: Invoice, at: number): void {
  const customer = stripe.customer(subscription.customer);
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0 && (customer.card?.declines ?? true)) {
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : at + days * DAY_SECONDS;
    stripe.emit("invoice.payment_failed", invoice, customer);
    setStatus(stripe, subscription, "past_due", customer);
    return;
  }
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  stripe.emit("invoice.paid", invoice, customer);
  if (openInvoices(stripe, subscription).length === 0) setStatus(stripe, subscription, "active", customer);
}

export const openInvoices = (stripe: Stripe, { id }: Subscription): Invoice[] =>
  stripe.state.invoices.filter((one) => one.status === "open" && one.parent.subscription_details.subscription === id);

export function setStatus(
  stripe: Stripe,
  subscription: Subscription,
  status: Subscription["status"],
  customer: Customer,
): void {
  if (subscription.status === status) return;
  const before = subscription.status;
  subscription.status = status;
  stripe.emit("customer.subscription.updated", subscription, customer, { status: before });
}
