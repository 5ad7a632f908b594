import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signatureOf } from "../../../../emulators/stripe/event-sender";
import type { StripeState } from "../../../../emulators/stripe/state";
import { queueJob, untilIdle } from "../../../support/suite/queue";
import { eventsOf } from "../../../support/suite/stored";
import { suite } from "../../../support/suite/suite";
import {
  deliver,
  holdEvents,
  MONTHLY,
  openCheckout,
  pay,
  plansPage,
  SECRET,
  setDeclines,
  statusOf,
  stripe,
  stripeEvents,
  subscribe,
  subscriptionsOf,
  untilStatus,
} from "../../../support/teams/stripe";
import { createTenant, type Member, type Tenant } from "../../../support/teams/tenant";

const post = (body: string, signature: string) =>
  fetch(`${suite.apiUrl}/stripe-events`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });

describe("a checkout", () => {
  let tenant: Tenant;
  let admin: Member;
  beforeAll(async () => {
    tenant = await createTenant();
    admin = await tenant.member("admin");
  });

  test("opened repeatedly, by two admins at once, is one page", async () => {
    const second = await tenant.member("admin");
    const urls = await Promise.all([openCheckout(admin), openCheckout(admin), openCheckout(second)]);
    expect(new Set(urls).size).toBe(1);
  });

  test("with another order closes the open page", async () => {
    const [first, second] = [await openCheckout(admin, 3), await openCheckout(admin, 5)];
    expect(first).not.toBe(second);
    await expect(pay(first)).rejects.toThrow("410");
    const { sessions } = await stripe.state<StripeState>();
    const own = sessions.filter(({ client_reference_id }) => client_reference_id === tenant.teamId);
    expect(own.filter(({ status }) => status === "open")).toHaveLength(1);
  });

  test("redirects only to the app", async () => {
    const body = { price_id: MONTHLY, seats: 3, redirect_url: "https://evil.example/" };
    await expect(admin.client.teams.startCheckout({ body })).rejects.toMatchObject({ code: "NOT_ACCEPTABLE" });
    const unknown = { price_id: "price_cheap", seats: 3, redirect_url: plansPage };
    await expect(admin.client.teams.startCheckout({ body: unknown })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is confirmed only by its own team, even before any event", async () => {
    await holdEvents(admin, true);
    const back = new URL(await pay(await openCheckout(admin, 5)));
    const session_id = back.searchParams.get("checkout") ?? "";
    const other = await (await createTenant()).member("admin");
    await expect(other.client.teams.confirmCheckout({ body: { session_id } })).rejects.toMatchObject({ status: 404 });
    expect(await admin.client.teams.confirmCheckout({ body: { session_id } })).toEqual({ state: "done" });
    expect(await statusOf(admin)).toMatchObject({ current_plan: "PRO", total_seats: 5 });
  });
});

describe("Stripe's events", () => {
  let admin: Member;
  beforeAll(async () => {
    admin = await (await createTenant()).member("admin");
    await subscribe(admin);
    await untilIdle(admin.teamId);
  });

  test("are refused if they are forged, changed or old", async () => {
    const [event] = await stripeEvents(admin);
    const body = JSON.stringify(event);
    expect((await post(body, signatureOf(body, "whsec_other"))).status).toBe(400);
    expect((await post(`${body} `, signatureOf(body, SECRET))).status).toBe(400);
    expect((await post(body, signatureOf(body, SECRET, Math.floor(Date.now() / 1000) - 400))).status).toBe(400);
    expect((await post(body, "")).status).toBe(400);
    expect((await post("{}", signatureOf("{}", SECRET))).status).toBe(200);
  });

  test("are applied once, in any order, late and repeatedly, to Stripe's current state", async () => {
    await holdEvents(admin, true);
    await admin.client.teams.cancelSubscription({});
    await admin.client.teams.resumeSubscription({});
    await setDeclines(admin, false);
    const before = await eventsOf(admin.teamId, "plan.changed");
    const ids = (await stripeEvents(admin)).map(({ id }) => id);
    await deliver(admin, [...ids.toReversed(), ...ids]);
    await untilIdle(admin.teamId);
    expect(await statusOf(admin)).toMatchObject({ current_plan: "PRO", next_plan: "PRO", plan_end_date: null });
    expect(await eventsOf(admin.teamId, "plan.changed")).toHaveLength(before.length);
  });
});

test("missing events are made up for by the daily run", async () => {
  const admin = await (await createTenant()).member("admin");
  const url = await openCheckout(admin);
  await holdEvents(admin, true);
  await pay(url);
  expect(await statusOf(admin)).toMatchObject({ current_plan: "FREE" });
  await fetch(`${suite.tickerUrl}/run/reconcileBilling`, { method: "POST" });
  await untilStatus(admin, { current_plan: "PRO" });
});

describe("seats", () => {
  let tenant: Tenant;
  let admin: Member;
  beforeAll(async () => {
    tenant = await createTenant();
    admin = await tenant.member("admin");
    await subscribe(admin);
  });

  test("changed by two admins at once have one admin's number, never a sum", async () => {
    const second = await tenant.member("admin");
    const asked = await Promise.allSettled([
      admin.client.teams.setSeats({ body: { seats_available: 7 } }),
      second.client.teams.setSeats({ body: { seats_available: 9 } }),
    ]);
    expect(asked.some(({ status }) => status === "fulfilled")).toBe(true);
    const [subscription] = await subscriptionsOf(admin);
    const quantity = subscription?.items.data[0].quantity;
    expect([7, 9]).toContain(quantity);
    expect(await statusOf(admin)).toMatchObject({ total_seats: quantity });
  });

  test("changed twice with one key are changed once", async () => {
    const context = { idempotencyKey: randomUUID() };
    const body = { seats_available: 10 };
    const first = await admin.client.teams.setSeats({ body }, { context });
    expect(await admin.client.teams.setSeats({ body }, { context })).toEqual(first);
  });

  test("of a repeated request don't overwrite another admin's later change", async () => {
    const second = await tenant.member("admin");
    const context = { idempotencyKey: randomUUID() };
    const order = (seats_available: number) => ({ body: { seats_available } });
    const first = await admin.client.teams.setSeats(order(12), { context });
    await second.client.teams.setSeats(order(14));
    expect(await admin.client.teams.setSeats(order(12), { context })).toEqual(first);
    expect(await statusOf(admin)).toMatchObject({ total_seats: 14, next_seats: 14 });
    // The repeated request leaves nothing pending that the next change would wait for.
    await expect(second.client.teams.setSeats(order(15))).resolves.toMatchObject({ total_seats: 15 });
  });

  test("can't be changed by a member or another team", async () => {
    const member = await tenant.member();
    const body = { seats_available: 20 };
    await expect(member.client.teams.setSeats({ body })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = await (await createTenant()).member("admin");
    await expect(other.client.teams.setSeats({ body })).rejects.toMatchObject({ code: "CONFLICT" });
    const params = { teamId: tenant.teamId };
    await expect(other.client.teams.startTrial({ params, body: {} })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a cancellation", () => {
  const CHANGING = {
    code: "CONFLICT",
    message: "Another plan change is in progress. Please try again in a moment.",
  };
  let tenant: Tenant;
  let admin: Member;
  beforeEach(async () => {
    tenant = await createTenant();
    admin = await tenant.member("admin");
    await subscribe(admin, { seats: 5 });
  });

  const subscription = async () => (await subscriptionsOf(admin))[0];

  test("in progress blocks other changes", async () => {
    const fault = { path: `/v1/subscriptions/${(await subscription())?.id}$`, method: "POST", delayMs: 15_000 };
    const call = await stripe.hold(fault);
    const cancelled = admin.client.teams.cancelSubscription({});
    await call.arrived();
    const fewer = admin.client.teams.setSeats({ body: { seats_available: 3 } });
    await expect(fewer).rejects.toMatchObject(CHANGING);
    await expect(admin.client.teams.resumeSubscription({})).rejects.toMatchObject(CHANGING);
    await call.release();
    expect(await cancelled).toMatchObject({ next_plan: "FREE" });
    expect(await subscription()).toMatchObject({ cancel_at_period_end: true, schedule: null });
    expect(await admin.client.teams.resumeSubscription({})).toMatchObject({ next_plan: "PRO" });
  });

  test("is finished by its job if its process dies", async () => {
    await admin.client.teams.setSeats({ body: { seats_available: 3 } });
    const operation = { id: "crashed", started_at: new Date().toISOString(), cancels: true };
    await tenant.team.collection("billing").doc("stripe").update({ operation });
    const other = admin.client.teams.setSeats({ body: { seats_available: 4 } });
    await expect(other).rejects.toMatchObject(CHANGING);
    await queueJob({ teamId: tenant.teamId, name: "finish-billing-change", payload: { operation_id: operation.id } });
    await untilIdle(tenant.teamId);
    expect(await statusOf(admin)).toMatchObject({ next_plan: "FREE" });
    expect(await subscription()).toMatchObject({ cancel_at_period_end: true, schedule: null });
    expect(await admin.client.teams.resumeSubscription({})).toMatchObject({ next_plan: "PRO", next_seats: 5 });
  });
});
