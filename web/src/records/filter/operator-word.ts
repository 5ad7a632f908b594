import type { FilterOperator } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";

/**
 * The text key of an operator. For fields with several values, `contains` means that all of them are there; for mails,
 * `is` means that it happened.
 */
export function operatorWord({ type }: ListedField, operator: FilterOperator) {
  if (type === "mail") return operator === "isNot" ? "notHappened" : "happened";
  if (type !== "multi-select") return operator;
  if (operator === "contains") return "containsAll";
  return operator === "notContains" ? "notContainsAll" : operator;
}
