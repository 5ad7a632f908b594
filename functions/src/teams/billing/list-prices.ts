import type { billingApi, Price } from "@dure/domain/teams/billing-api";
import type { Verb } from "../../platform/http/endpoint";
import { pricedCycles, priceIdOf } from "./price-ids";
import { callStripe } from "./stripe-client";

const KEPT_MS = 10 * 60_000;

let known: { prices: Promise<Price[]>; untilMs: number } | undefined;

export const listPrices: Verb<typeof billingApi.listPrices> = async () => ({ data: await readPrices(Date.now()) });

/** The prices at Stripe, cached; a failure is not cached. */
export function readPrices(nowMs: number): Promise<Price[]> {
  if (known && nowMs < known.untilMs) return known.prices;
  const prices = fetchPrices();
  known = { prices, untilMs: nowMs + KEPT_MS };
  prices.catch(() => {
    known = undefined;
  });
  return prices;
}

const fetchPrices = (): Promise<Price[]> =>
  Promise.all(
    pricedCycles().map(async (cycle) => {
      const { id, unit_amount, currency } = await callStripe((stripe) => stripe.prices.retrieve(priceIdOf(cycle)));
      return { price_id: id, cycle, unit_amount: unit_amount ?? 0, currency: currency.toUpperCase() };
    }),
  );
