import { line } from "./invoices";
import type { Item, Line } from "./state";
import type { Stripe } from "./stripe";

/**
 * The two lines of a change within a period: a credit for the unused time of the old quantity and a charge for the rest of
 * the period with the new one, each rounded to whole won.
 */
export function prorate(stripe: Stripe, item: Item, quantity: number, at: number): Line[] {
  const { current_period_start: start, current_period_end: end, price } = item;
  const part = (end - at) / (end - start);
  const amountOf = (seats: number) => Math.round(price.unit_amount * seats * part);
  return [
    line(stripe, item, { amount: -amountOf(item.quantity), quantity: item.quantity, proration: true, from: at }),
    line(stripe, item, { amount: amountOf(quantity), quantity, proration: true, from: at }),
  ];
}

/** The same day of the next month or year; the last day of a month that lacks it. */
export function nextPeriodEnd(startSeconds: number, interval: "month" | "year", anchorSeconds: number): number {
  const start = new Date(startSeconds * 1000);
  const months = interval === "year" ? 12 : 1;
  const day = new Date(anchorSeconds * 1000).getUTCDate();
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return Math.floor(end.getTime() / 1000);
}
