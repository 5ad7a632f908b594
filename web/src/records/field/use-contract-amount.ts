import { useFormat } from "../../ui/use-format";
import { useFields } from "./field-queries";
import { moneyOf } from "./values/money-of";

const UNSET = { attributes: {} };

/** Writes amounts as the team has set it for those of its deals. */
export function useContractAmount(): (amount: number) => string {
  const format = useFormat();
  const { data = [] } = useFields("deal");
  const money = moneyOf(data.find(({ id }) => id === "contract_amount") ?? UNSET);
  return (amount) => format.money(amount, ...money);
}
