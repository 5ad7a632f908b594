import { useFormat } from "../../ui/use-format";
import { useFields } from "./field-queries";
import { moneyOf } from "./values/money-of";

const UNSET = { attributes: {} };

/** Formats an amount with the currency and decimals that the team has set for deals. */
export function useContractAmount(): (amount: number) => string {
  const format = useFormat();
  const { data = [] } = useFields("deal");
  const money = moneyOf(data.find(({ id }) => id === "contract_amount") ?? UNSET);
  return (amount) => format.money(amount, ...money);
}
