import { AppError } from "@dure/domain/shared/error";
import { CYCLES, type Cycle } from "@dure/domain/teams/billing";
import { billingTexts } from "@dure/domain/teams/billing-texts";
import { stripePriceMonthly, stripePriceYearly } from "../../platform/config";

const idOf = (cycle: Cycle): string => (cycle === "MONTHLY" ? stripePriceMonthly : stripePriceYearly).value();

/** @throws G-DATA-0001 if no price is configured for the cycle */
export function priceIdOf(cycle: Cycle): string {
  const id = idOf(cycle);
  if (!id) throw new AppError("G-DATA-0001", billingTexts.noPrice);
  return id;
}

/** The cycles that have a price. @throws G-DATA-0001 if no cycle has one */
export function pricedCycles(): Cycle[] {
  const cycles = CYCLES.filter(idOf);
  if (cycles.length === 0) throw new AppError("G-DATA-0001", billingTexts.noPrice);
  return cycles;
}

/**
 * The cycle of a price that a browser names.
 * @throws G-DATA-0001 if no price is configured, BAD_REQUEST if the price is another
 */
export function cycleOf(priceId: string): Cycle {
  const cycle = pricedCycles().find((one) => idOf(one) === priceId);
  if (!cycle) throw new AppError("BAD_REQUEST", billingTexts.unknownPrice);
  return cycle;
}
