import { html, page, table } from "../src/stand-in/html";
import { htmlPage, json, type Reply, redirect } from "../src/stand-in/reply";
import { formBody, type StandInRequest } from "../src/stand-in/request";
import type { Verb } from "./answer-once";
import { textAt } from "./form";
import { openInvoices, payInvoice } from "./invoices";
import type { Stripe } from "./stripe";
import { refuseMissing } from "./stripe-error";

export const createPortal: Verb = (stripe, form) => {
  const customer = stripe.customer(textAt(form, "customer"));
  const portal = {
    id: stripe.newId("bps"),
    customer: customer.id,
    return_url: textAt(form, "return_url") ?? "",
  };
  stripe.state.portals.push(portal);
  stripe.file.changed();
  const url = `${stripe.urlOf()}/p/session/${portal.id}`;
  return json(200, { ...portal, object: "billing_portal.session", created: stripe.now(), livemode: false, url });
};

const find = (stripe: Stripe, id: string | undefined) =>
  stripe.state.portals.find((one) => one.id === id) ?? refuseMissing("portal session", id ?? "");

/** The customer's own page: card and invoices. */
export function portalPage(stripe: Stripe, { params }: StandInRequest): Reply {
  const portal = find(stripe, params.id);
  const customer = stripe.customer(portal.customer);
  const invoices = stripe.state.invoices
    .filter((one) => one.customer === customer.id)
    .map((one) => [one.number, one.status, `₩${one.total.toLocaleString("ko-KR")}`]);
  return htmlPage(
    page(
      "Billing portal",
      html`<h1>Billing portal</h1><p>${customer.name} (${customer.email})</p>
<form method="post"><label>Card number <input type="text" name="card" value="4242424242424242"></label><button>Save card</button></form>
<p class="muted">Card: ${customer.card?.last4 ?? "none"}</p>${table(["Invoice", "State", "Amount"], invoices, "No invoices")}
<p><a href="${portal.return_url}">Return to Dure</a></p>`,
    ),
  );
}

/** Saves a new card, and immediately retries unpaid invoices with it. */
export function saveCard(stripe: Stripe, request: StandInRequest): Reply {
  const customer = stripe.customer(find(stripe, request.params.id).customer);
  const number = (formBody(request).get("card") ?? "").replaceAll(/\D/g, "");
  setCard(stripe, customer.id, { last4: number.slice(-4), declines: number.startsWith("4000") });
  return redirect(request.path);
}

export function setCard(stripe: Stripe, customerId: string, card: { last4: string; declines: boolean }): void {
  const customer = stripe.customer(customerId);
  customer.card = card;
  for (const subscription of stripe.state.subscriptions.filter((one) => one.customer === customerId))
    if (!card.declines && subscription.status === "past_due")
      for (const invoice of openInvoices(stripe, subscription))
        payInvoice(stripe, subscription, invoice, stripe.now(customer));
  stripe.file.changed();
}
