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

/** The operators that a field takes, by how it compares, in the order in which an editor offers them. */
export const operatorsOf = (as: ComparedAs): readonly FilterOperator[] => OPERATORS[as];

/** Operators that look for a part of a text; a team can switch them off (`disable_like_search`). */
export const KEYWORD_OPERATORS: ReadonlySet<FilterOperator> = new Set<FilterOperator>([
  "contains",
  "notContains",
  "startsWith",
  "endsWith",
]);

/** What an operator needs beside the field. */
export type Operand = "none" | "one" | "several" | "range";

export function operandOf(operator: FilterOperator): Operand {
  if (operator === "isEmpty" || operator === "isNotEmpty") return "none";
  if (operator === "anyIn" || operator === "notIn") return "several";
  return operator === "between" || operator === "notBetween" ? "range" : "one";
}
