import type { Field } from "@dure/domain/records/field/field";
import type { Currency } from "../../../lib/format";

/**
 * A currency field's currency, and how many decimals its amounts show: two at most
 * (docs/product/records-fields.md#values).
 */
export const moneyOf = ({ attributes }: Pick<Field, "attributes">): [currency: Currency, decimals: number] => [
  attributes.code ?? "KRW",
  Math.min(attributes.precision ?? 0, 2),
];
