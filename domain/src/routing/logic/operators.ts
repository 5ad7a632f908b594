import type { LogicFieldType } from "./serialized-logic";

/** Each operator that denies another, and that other. */
export const DENIALS = {
  isNot: "is",
  notBetween: "between",
  notContains: "contains",
  isNotEmpty: "isEmpty",
  notIn: "anyIn",
} as const;

export const COMPARISONS = [
  "is",
  "gt",
  "gtAndEqual",
  "lt",
  "ltAndEqual",
  "between",
  "contains",
  "startsWith",
  "endsWith",
  "isEmpty",
  "anyIn",
  "nullAssert",
] as const;

/** What an answer can be held against a value by. */
export type Comparison = (typeof COMPARISONS)[number];
export type Denial = keyof typeof DENIALS;
export type Operator = Comparison | Denial;

/** docs/product/routing-logic.md#operators, in the order in which an editor offers them. */
export const OPERATORS_OF: Readonly<Record<LogicFieldType, readonly Operator[]>> = {
  checkbox: ["is", "isNot"],
  number: ["is", "isNot", "gt", "gtAndEqual", "lt", "ltAndEqual", "between", "notBetween"],
  string: ["is", "isNot", "contains", "notContains", "isEmpty", "isNotEmpty", "startsWith", "endsWith"],
  select: ["is", "isNot", "anyIn", "notIn"],
  multiSelect: ["is", "isNot", "anyIn", "notIn"],
  null: ["is", "isNot", "nullAssert"],
};

export const isDenial = (operator: Operator): operator is Denial => Object.hasOwn(DENIALS, operator);

export const isOperator = (operator: string): operator is Operator =>
  Object.hasOwn(DENIALS, operator) || COMPARISONS.some((known) => known === operator);

export type OperatorLabel = Operator | "on" | "off" | "includes" | "notIncludes";

const LABELS: Partial<Record<LogicFieldType, Partial<Record<Operator, OperatorLabel>>>> = {
  checkbox: { is: "on", isNot: "off" },
  multiSelect: { anyIn: "includes", notIn: "notIncludes" },
};

/** The name by which a screen calls an operator of a field: a checkbox is on or off, several choices include some. */
export const operatorLabel = (type: LogicFieldType, operator: Operator): OperatorLabel =>
  LABELS[type]?.[operator] ?? operator;
