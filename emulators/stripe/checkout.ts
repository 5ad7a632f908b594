import { html, page } from "../src/stand-in/html";
import { htmlPage, json, type Reply, redirect } from "../src/stand-in/reply";
import { formBody, type StandInRequest } from "../src/stand-in/request";
import type { Verb } from "./answer-once";
import { formAt, listAt, textAt, textsOf } from "./form";
import { listOf } from "./list-of";
import type { Session } from "./state";
import type { Stripe } from "./stripe";
import { refuse, refuseMissing } from "./stripe-error";
import { startSubscription } from "./subscriptions";

const OPEN_SECONDS = 86_400;
/** Stripe's test cards: one that is declined, and one that only accepts a first payment. */
const DECLINED = "4000000000000002";
const FAILS_LATER = "4000000000000341";

export const createSession: Verb = (stripe, form) => {
  const customer = stripe.customer(textAt(form, "customer"));
  const [item] = listAt(form, "line_items");
  const success_url = textAt(form, "success_url");
  if (textAt(form, "mode") !== "subscription" || !item || !success_url)
    refuse(400, "mode, line_items and success_url are required.", { code: "parameter_missing" });
  const id = stripe.newId("cs_test");
  const now = stripe.now();
  const session: Session = {
    id,
    object: "checkout.session",
    customer: customer.id,
    client_reference_id: textAt(form, "client_reference_id") ?? null,
    mode: "subscription",
    status: "open",
    payment_status: "unpaid",
    subscription: null,
    success_url,
    cancel_url: textAt(form, "cancel_url") ?? null,
    metadata: textsOf(formAt(form, "metadata")),
    subscription_metadata: textsOf(formAt(form, "subscription_data", "metadata")),
    price: stripe.price(textAt(item, "price")).id,
    quantity: Number(textAt(item, "quantity") ?? 1),
    url: `${stripe.urlOf()}/c/pay/${id}`,
    created: now,
    expires_at: now + OPEN_SECONDS,
    livemode: false,
  };
  stripe.state.sessions.push(session);
  stripe.file.changed();
  return json(200, session);
};

/** A customer's sessions, or those of one status. */
export const listSessions: Verb = (stripe, form) => {
  const [customer, status] = [textAt(form, "customer"), textAt(form, "status")];
  const found = stripe.state.sessions
    .map(({ id }) => find(stripe, id))
    .filter((one) => (!customer || one.customer === customer) && (!status || one.status === status));
  return json(200, listOf("/v1/checkout/sessions", found.toReversed(), form));
};

export const getSession: Verb = (stripe, _form, { id }) => json(200, find(stripe, id));

export const expireSession: Verb = (stripe, _form, { id }) => {
  const session = find(stripe, id);
  if (session.status !== "open") refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = "expired";
  session.url = null;
  stripe.emit("checkout.session.expired", session, stripe.customer(session.customer));
  return json(200, session);
};

function find(stripe: Stripe, id: string | undefined): Session {
  const session = stripe.state.sessions.find((one) => one.id === id) ?? refuseMissing("checkout.session", id ?? "");
  if (session.status === "open" && session.expires_at <= stripe.now()) session.status = "expired";
  return session;
}

/** The hosted page on which a customer pays. */
export function checkoutPage(stripe: Stripe, { params }: StandInRequest, problem = ""): Reply {
  const session = find(stripe, params.id);
  if (session.status !== "open") return closedPage(session);
  const { unit_amount, recurring } = stripe.price(session.price);
  const total = (unit_amount * session.quantity).toLocaleString("ko-KR");
  return htmlPage(
    page(
      "Checkout",
      html`<h1>Dure Pro</h1><p>${session.quantity} seats, every ${recurring.interval}: <strong>₩${total}</strong></p>
${problem ? html`<p role="alert">${problem}</p>` : ""}
<form method="post"><label>Card number <input type="text" name="card" value="4242424242424242" inputmode="numeric"></label>
<p class="muted">${DECLINED} is declined. ${FAILS_LATER} pays now and is declined later.</p>
<button class="primary">Subscribe</button></form>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back</a></p>` : ""}`,
    ),
    problem ? 402 : 200,
  );
}

const closedPage = ({ status }: Session): Reply =>
  htmlPage(page("Checkout", html`<h1>This page is ${status}.</h1>`), 410);

export function pay(stripe: Stripe, request: StandInRequest): Reply {
  const session = find(stripe, request.params.id);
  if (session.status !== "open") return closedPage(session);
  const number = (formBody(request).get("card") ?? "").replaceAll(/\D/g, "");
  if (number === DECLINED || number.length < 12) return checkoutPage(stripe, request, "Your card was declined.");
  const customer = stripe.customer(session.customer);
  customer.card = { last4: number.slice(-4), declines: false };
  const price = stripe.price(session.price);
  const { quantity, subscription_metadata: metadata } = session;
  const subscription = startSubscription(stripe, customer, { price, quantity, metadata });
  customer.card.declines = number === FAILS_LATER;
  Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id, url: null });
  stripe.emit("checkout.session.completed", session, customer);
  return redirect(session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}
