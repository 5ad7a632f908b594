import { AppError } from "@dure/domain/shared/error";
import { assertEnoughSeats, MIN_SEATS, orderCycle, orderSeats, type Subscription } from "@dure/domain/teams/billing";
import type { billingApi, PricePreview } from "@dure/domain/teams/billing-api";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import { countMembers } from "../../identity/tenant/tenant-store";
import type { Verb } from "../../platform/http/endpoint";
import { prorationOf } from "./apply-operation";
import { readBilling } from "./billing-store";
import { readPrices } from "./list-prices";
import { cycleOf } from "./price-ids";
import { callStripe } from "./stripe-client";

type Wanted = { seats?: number | undefined; price_id?: string | undefined };

/** What a planned change costs now and with the next invoice. Without a change, the amount of the next invoice. */
export const previewSubscription: Verb<typeof billingApi.previewSubscription> = async (ctx, { query }) => {
  const { subscription } = await readBilling(ctx.teamId);
  if (query.seats !== undefined) assertEnoughSeats(query.seats, await countMembers(ctx.teamId));
  if (!subscription || subscription.status === "ended") return previewStart(query, ctx.now);
  const cycle = query.price_id ? cycleOf(query.price_id) : undefined;
  const withSeats = query.seats === undefined ? subscription : orderSeats(subscription, query.seats);
  const wanted = cycle ? orderCycle(withSeats, cycle) : withSeats;
  if (subscription.cancels_at_period_end && wanted === subscription) return nothing(subscription);
  return previewChange(subscription, wanted);
};

/** The first payment of a team that has no subscription. */
async function previewStart({ seats = MIN_SEATS, price_id }: Wanted, now: string): Promise<PricePreview> {
  const prices = await readPrices(Date.parse(now));
  const price = price_id ? prices.find(({ cycle }) => cycle === cycleOf(price_id)) : prices[0];
  if (!price) throw new AppError("BAD_REQUEST", billingTexts.unknownPrice);
  const due_now = price.unit_amount * seats;
  return { due_now, next_amount: due_now, next_date: null, currency: price.currency, proration_date: null };
}

const nothing = ({ period_end }: Subscription): PricePreview => ({
  due_now: 0,
  next_amount: null,
  next_date: period_end,
  currency: "KRW",
  proration_date: null,
});

type Orders = Pick<Subscription, "current" | "next">;

async function previewChange(subscription: Subscription, wanted: Orders): Promise<PricePreview> {
  const { period_end, item_id, current } = subscription;
  const adds = wanted.current.seats > current.seats;
  const { proration_behavior } = prorationOf(current.cycle);
  const proration_date = Math.floor(Date.now() / 1000);
  const items = [{ id: item_id, quantity: wanted.current.seats }];
  const invoice = await callStripe((stripe) =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      ...(adds && { subscription_details: { items, proration_behavior, proration_date } }),
    }),
  );
  const prices = await readPrices(Date.now());
  const unit = prices.find(({ cycle }) => cycle === wanted.next.cycle)?.unit_amount ?? 0;
  const paysNow = adds && proration_behavior === "always_invoice";
  const waiting = sumOf(invoice.lines.data.filter(isProration));
  return {
    due_now: paysNow ? invoice.amount_due : 0,
    next_amount: unit * wanted.next.seats + (paysNow ? 0 : waiting),
    next_date: period_end,
    currency: invoice.currency.toUpperCase(),
    proration_date: adds ? proration_date : null,
  };
}

type Line = { amount: number; parent?: { subscription_item_details?: { proration?: boolean } | null } | null };

const isProration = ({ parent }: Line): boolean => parent?.subscription_item_details?.proration === true;
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
