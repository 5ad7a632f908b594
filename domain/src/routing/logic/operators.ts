import type { LogicFieldType } from "./serialized-logic";

/** Negative operators and their positive counterparts. */
export const NEGATIONS = {
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

/** The comparison operators. */
export type Comparison = (typeof COMPARISONS)[number];
export type Negation = keyof typeof NEGATIONS;
export type Operator = Comparison | Negation;

/** docs/product/routing-logic.md#operators, in the order in which an editor offers them. */
export const OPERATORS_OF: Readonly<Record<LogicFieldType, readonly Operator[]>> = {
  checkbox: ["is", "isNot"],
  number: ["is", "isNot", "gt", "gtAndEqual", "lt", "ltAndEqual", "between", "notBetween"],
  string: ["is", "isNot", "contains", "notContains", "isEmpty", "isNotEmpty", "startsWith", "endsWith"],
  select: ["is", "isNot", "anyIn", "notIn"],
  multiSelect: ["is", "isNot", "anyIn", "notIn"],
  null: ["is", "isNot", "nullAssert"],
};

export const isNegation = (operator: Operator): operator is Negation => Object.hasOwn(NEGATIONS, operator);

export const isOperator = (operator: string): operator is Operator =>
  Object.hasOwn(NEGATIONS, operator) || COMPARISONS.some((known) => known === operator);

export type OperatorLabel = Operator | "on" | "off" | "includes" | "notIncludes";

const LABELS: Partial<Record<LogicFieldType, Partial<Record<Operator, OperatorLabel>>>> = {
  checkbox: { is: "on", isNot: "off" },
  multiSelect: { anyIn: "includes", notIn: "notIncludes" },
};

/** The display label of an operator on a field: for example, a checkbox is on or off. */
export const operatorLabel = (type: LogicFieldType, operator: Operator): OperatorLabel =>
  LABELS[type]?.[operator] ?? operator;
