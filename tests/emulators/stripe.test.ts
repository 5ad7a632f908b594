import { createServer, type Server } from "node:http";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RunningStandIn } from "../../emulators/src/stand-in/server";
import { signatureOf } from "../../emulators/stripe/event-sender";
import { start } from "../../emulators/stripe/start";
import { until } from "../support/suite/wait";

const SECRET = "whsec_dure_local";
const DAY = 86_400;
let standIn: RunningStandIn;
let stripe: Stripe;
/** The webhook endpoint for Stripe's events, and the events that it has received. */
let receiver: Server;
let received: { body: string; signature: string }[] = [];
let refusals = 0;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    received.push({
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers["stripe-signature"]),
    });
    response.writeHead(200).end();
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const address = receiver.address();
  const port = typeof address === "object" && address ? address.port : 0;
  standIn = await start({ port: 0, appUrl: `http://127.0.0.1:${port}`, webhookSecret: SECRET });
  stripe = new Stripe("sk_test_dure_local", {
    host: "127.0.0.1",
    port: standIn.port,
    protocol: "http",
    telemetry: false,
  });
});
afterAll(async () => {
  await standIn.stop();
  receiver.close();
});
beforeEach(async () => {
  await tell("/__reset", {});
  received = [];
  refusals = 0;
});

const tell = async (path: string, body: object) => {
  const response = await fetch(`${standIn.url}${path}`, { method: "POST", body: JSON.stringify(body) });
  return response.json();
};

const typesReceived = () => received.map(({ body }) => JSON.parse(body).type);

/** A customer on a test clock, who has paid for three seats a month. */
async function subscribe({ card = "4242424242424242" } = {}) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2026, 0, 31) / 1000 });
  const customer = await stripe.customers.create({ test_clock: clock.id, metadata: { team_id: "t1" } });
  const session = await stripe.checkout.sessions.create({
    customer: customer.id,
    mode: "subscription",
    line_items: [{ price: "price_pro_monthly", quantity: 3 }],
    success_url: "http://localhost/plans?checkout={CHECKOUT_SESSION_ID}",
    subscription_data: { metadata: { team_id: "t1" } },
  });
  const paid = await fetch(session.url ?? "", {
    method: "POST",
    body: new URLSearchParams({ card }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toBe(`http://localhost/plans?checkout=${session.id}`);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  if (!subscription) throw new Error("There is no subscription.");
  return { clock, customer, session, subscription };
}

async function advance(clock: Stripe.TestHelpers.TestClock, days: number) {
  const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock.id);
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: frozen_time + days * DAY });
  await until(async () => (await stripe.testHelpers.testClocks.retrieve(clock.id)).status === "ready");
}

test("a paid checkout starts a subscription, and sends signed events", async () => {
  const { session, subscription } = await subscribe();
  expect(subscription).toMatchObject({ status: "active", metadata: { team_id: "t1" } });
  expect(subscription.items.data[0]).toMatchObject({
    quantity: 3,
    current_period_end: Date.UTC(2026, 1, 28) / 1000,
  });
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "complete", url: null });
  await until(() => received.length === 5);
  expect(typesReceived().sort()).toEqual([
    "checkout.session.completed",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
  ]);
  for (const { body, signature } of received)
    expect(stripe.webhooks.constructEvent(body, signature, SECRET).api_version).toBe("2026-10-28.endive");
  const old = signatureOf(received[0]?.body ?? "", SECRET, Math.floor(Date.now() / 1000) - 400);
  expect(() => stripe.webhooks.constructEvent(received[0]?.body ?? "", old, SECRET)).toThrow("Timestamp outside");
});

test("a declined card starts no subscription, and the checkout stays open until it is expired", async () => {
  const customer = await stripe.customers.create({});
  const { url } = await stripe.checkout.sessions.create({
    customer: customer.id,
    mode: "subscription",
    line_items: [{ price: "price_pro_monthly", quantity: 3 }],
    success_url: "http://localhost/",
  });
  const answer = await fetch(url ?? "", { method: "POST", body: new URLSearchParams({ card: "4000000000000002" }) });
  expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining("declined")]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toEqual([]);
  const openPages = async () => (await stripe.checkout.sessions.list({ customer: customer.id, status: "open" })).data;
  const [page] = await openPages();
  expect(page).toMatchObject({ url });
  await stripe.checkout.sessions.expire(page?.id ?? "");
  expect(await openPages()).toEqual([]);
});

test("added seats are prorated to the second, in whole won, as in the preview", async () => {
  const { clock, subscription } = await subscribe();
  await advance(clock, 9);
  const [item] = subscription.items.data;
  const proration_date = Date.UTC(2026, 1, 9) / 1000;
  const change = { items: [{ id: item?.id ?? "", quantity: 5 }], proration_date };
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { ...change, proration_behavior: "create_prorations" },
  });
  // 19 of 28 days are left: 19/28 of 90,000 won are refunded, and 19/28 of 150,000 won are charged.
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-61_071, 101_786, 150_000]);
  await stripe.subscriptions.update(subscription.id, { ...change, proration_behavior: "create_prorations" });
  await advance(clock, 20);
  const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(renewal).toMatchObject({ billing_reason: "subscription_cycle", amount_paid: 190_715, status: "paid" });
});

test("a schedule changes seats and billing cycle at the end of the period", async () => {
  const { clock, subscription } = await subscribe();
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  const [phase] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      {
        items: [{ price: "price_pro_monthly", quantity: 3 }],
        start_date: phase?.start_date ?? 0,
        end_date: phase?.end_date ?? 0,
      },
      { items: [{ price: "price_pro_yearly", quantity: 4 }], duration: { interval: "year", interval_count: 1 } },
    ],
  });
  await advance(clock, 29);
  const after = await stripe.subscriptions.retrieve(subscription.id);
  expect(after.items.data[0]).toMatchObject({ quantity: 4, price: { id: "price_pro_yearly" } });
  expect(after.schedule).toBeNull();
});

test("a failed payment makes the subscription past due, and a working card makes it active again", async () => {
  const { clock, subscription } = await subscribe({ card: "4000000000000341" });
  await advance(clock, 30);
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "past_due" });
  await tell("/__card", { team_id: "t1", declines: false });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
});

test("a repeated idempotency key gets the first response, and is refused with other parameters", async () => {
  const options = { idempotencyKey: "one" };
  const first = await stripe.customers.create({ email: "a@example.com" }, options);
  expect((await stripe.customers.create({ email: "a@example.com" }, options)).id).toBe(first.id);
  await expect(stripe.customers.create({ email: "b@example.com" }, options)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
});

test("an unknown id and a declined card are refused with Stripe's error codes", async () => {
  await expect(stripe.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  const { subscription } = await subscribe({ card: "4000000000000341" });
  await expect(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? "", quantity: 9 }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    }),
  ).rejects.toMatchObject({ type: "StripeCardError", code: "card_declined" });
});

test("a refused event is retried, and held events can be delivered in any order, repeatedly", async () => {
  refusals = 1;
  await subscribe();
  await until(() => received.length === 5);
  await tell("/__hold", { team_id: "t1", holds: true });
  await tell("/__card", { team_id: "t1", declines: true });
  const { data } = await stripe.subscriptions.list({});
  await stripe.subscriptions.update(data[0]?.id ?? "", { cancel_at_period_end: true });
  await stripe.subscriptions.update(data[0]?.id ?? "", { cancel_at_period_end: false });
  const events = (await tell("/__events", { team_id: "t1" })) as { id: string }[];
  const [last, before] = events.map(({ id }) => id).reverse();
  received = [];
  await tell("/__deliver", { team_id: "t1", events: [last, before, last] });
  expect(received.map(({ body }) => JSON.parse(body).id)).toEqual([last, before, last]);
});
