import { Box } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useFormat } from "../../../ui/use-format";
import { moneyOf } from "./money-of";

type NumberValueProps = { type: "currency" | "number" | "percent"; attributes: Field["attributes"]; value: number };

/** A number with the decimals of its field; money shows two at most (docs/product/records-fields.md#values). */
export function NumberValue({ type, attributes, value }: NumberValueProps) {
  const format = useFormat();
  const text =
    type === "currency" ? format.money(value, ...moneyOf({ attributes })) : format.number(value, attributes.precision);
  return (
    <Box as="span" fontVariantNumeric="tabular-nums">
      {type === "percent" ? `${text}%` : text}
    </Box>
  );
}
