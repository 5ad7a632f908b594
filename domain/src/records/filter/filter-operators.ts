import type { FilterOperator } from "./filter";
import type { ComparedAs } from "./filter-field";

const OPERATORS: Record<ComparedAs, readonly FilterOperator[]> = {
  text: ["contains", "notContains", "is", "isNot", "startsWith", "endsWith", "anyIn", "notIn", "isEmpty", "isNotEmpty"],
  id: ["is", "isNot", "anyIn", "notIn", "isEmpty", "isNotEmpty"],
  ids: ["anyIn", "notIn", "contains", "notContains", "is", "isNot", "isEmpty", "isNotEmpty"],
  flag: ["is", "isNot", "isEmpty", "isNotEmpty"],
  number: [
    "is",
    "isNot",
    "gt",
    "gtAndEqual",
    "lt",
    "ltAndEqual",
    "between",
    "notBetween",
    "anyIn",
    "notIn",
    "isEmpty",
    "isNotEmpty",
  ],
  day: [
    "is",
    "isNot",
    "laterThan",
    "exactlyOrLaterThan",
    "earlierThan",
    "exactlyOrEarlierThan",
    "between",
    "notBetween",
    "isEmpty",
    "isNotEmpty",
  ],
  get time() {
    return this.day;
  },
};

/** The operators of a field, by how it compares, in an editor's order. */
export const operatorsOf = (as: ComparedAs): readonly FilterOperator[] => OPERATORS[as];

/** Partial text operators; a team can switch them off (`disable_like_search`). */
export const KEYWORD_OPERATORS: ReadonlySet<FilterOperator> = new Set<FilterOperator>([
  "contains",
  "notContains",
  "startsWith",
  "endsWith",
]);

/** The operators of conditions on mails: it happened, or not. */
export const MAIL_OPERATORS: readonly FilterOperator[] = ["is", "isNot"];

/** The operand that an operator needs. */
export type Operand = "none" | "one" | "several" | "range";

export function operandOf(operator: FilterOperator): Operand {
  if (operator === "isEmpty" || operator === "isNotEmpty") return "none";
  if (operator === "anyIn" || operator === "notIn") return "several";
  return operator === "between" || operator === "notBetween" ? "range" : "one";
}
