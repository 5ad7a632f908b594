import { createHash } from "node:crypto";
import { AppError } from "@dure/domain/shared/error";
import { assertEnoughSeats, type Billing, isSameOrder, type Order } from "@dure/domain/teams/billing";
import type { billingApi } from "@dure/domain/teams/billing-api";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import { planAt } from "@dure/domain/teams/team";
import { countMembers } from "../../identity/tenant/tenant-store";
import { type Context, callerOf, systemContext } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { isTeamPage } from "../../platform/team-url";
import { transaction } from "../../platform/transaction/transaction-store";
import { readTeam } from "../team/team-store";
import { getBilling, readBilling, saveBilling } from "./billing-store";
import { ensureCustomer } from "./ensure-customer";
import { cycleOf, priceIdOf } from "./price-ids";
import { callStripe } from "./stripe-client";
import { syncSubscription } from "./sync-subscription";

const MAX_ATTEMPTS = 4;

/**
 * Opens Stripe's checkout page. A team has one open page at a time, so that nobody can pay twice: a second click
 * returns the same page, and a different order expires it.
 */
export const startCheckout: Verb<typeof billingApi.startCheckout> = async (ctx, { body }) => {
  const order = { cycle: cycleOf(body.price_id), seats: body.seats };
  if (!isTeamPage(callerOf(ctx).team.team_slug, body.redirect_url))
    throw new AppError("NOT_ACCEPTABLE", billingTexts.badRedirect);
  if (planAt(callerOf(ctx).team, ctx.now) === "PRO") throw new AppError("CONFLICT", billingTexts.alreadyPro);
  assertEnoughSeats(order.seats, await countMembers(ctx.teamId));
  await ensureCustomer(ctx);
  await syncSubscription({ ...ctx, idempotency: undefined });
  if (planAt(await readTeam(ctx.teamId), ctx.now) === "PRO") throw new AppError("CONFLICT", billingTexts.alreadyPro);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const url = await openPage(ctx, order, body.redirect_url);
    if (url) return { url };
  }
  throw new AppError("CONFLICT", billingTexts.changing);
};

/** @returns the page's address; undefined if another request opened one meanwhile */
async function openPage(ctx: Context, order: Order, redirect: string): Promise<string | undefined> {
  const billing = await readBilling(ctx.teamId);
  const { checkout } = billing;
  if (checkout) {
    const { status } = await callStripe((stripe) => stripe.checkout.sessions.retrieve(checkout.session_id));
    if (status === "complete") throw new AppError("CONFLICT", billingTexts.alreadyPro);
    if (status === "open") {
      if (isSameOrder(checkout.order, order)) return checkout.url;
      await callStripe((stripe) => stripe.checkout.sessions.expire(checkout.session_id));
    }
  }
  const session = await createSession(ctx.teamId, billing, order, redirect);
  const kept = await keepSession(ctx.teamId, billing.version, { ...session, order });
  if (kept === session.session_id) return session.url;
  await callStripe((stripe) => stripe.checkout.sessions.expire(session.session_id)).catch(() => undefined);
  return undefined;
}

/** Concurrent requests with the same order get the same session: the idempotency key is made of the order. */
async function createSession(teamId: string, billing: Billing, order: Order, redirect: string) {
  const { customer_id, version } = billing;
  if (!customer_id) throw new Error(`The team ${teamId} has no customer.`);
  const back = new URL(redirect);
  const cancel_url = back.toString();
  back.searchParams.set("checkout", "SESSION");
  const key = [teamId, version, order.cycle, order.seats, redirect].join(" ");
  const session = await callStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customer_id,
        client_reference_id: teamId,
        line_items: [{ price: priceIdOf(order.cycle), quantity: order.seats }],
        // Stripe writes the id in place of this text, which must not be escaped.
        success_url: back.toString().replace("checkout=SESSION", "checkout={CHECKOUT_SESSION_ID}"),
        cancel_url,
        metadata: { team_id: teamId },
        subscription_data: { metadata: { team_id: teamId } },
      },
      { idempotencyKey: `checkout-${createHash("sha256").update(key).digest("hex")}` },
    ),
  );
  if (!session.url) throw new AppError("CONFLICT", billingTexts.changing);
  return { session_id: session.id, url: session.url };
}

/** @returns the id of the session that is stored: this one, or a concurrent request's */
const keepSession = (teamId: string, version: number, checkout: NonNullable<Billing["checkout"]>) =>
  transaction(systemContext(teamId, "checkout"), async (tx) => {
    const billing = await getBilling(tx, teamId);
    if (billing.version !== version) return { answer: billing.checkout?.session_id, event: [] };
    saveBilling(tx, teamId, { ...billing, checkout });
    return { answer: checkout.session_id, event: [] };
  });
