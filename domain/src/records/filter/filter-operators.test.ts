import { expect, test } from "vitest";
import { FILTER_OPERATORS, type FilterOperator, type FilterValue } from "./filter";
import type { ComparedAs } from "./filter-field";
import { operandOf, operatorsOf } from "./filter-operators";
import { testOf } from "./filter-predicate";

const ZONE = { now: "2026-11-21T03:00:00.000Z", timeZone: "Asia/Seoul" };

const SORTS = ["text", "id", "ids", "flag", "number", "day", "time"] as const satisfies ComparedAs[];

// One row per operator, one column per entry of SORTS; x where the field supports the operator.
const MATRIX: Record<FilterOperator, string> = {
  is: "x x x x x x x",
  isNot: "x x x x x x x",
  contains: "x . x . . . .",
  notContains: "x . x . . . .",
  startsWith: "x . . . . . .",
  endsWith: "x . . . . . .",
  isEmpty: "x x x x x x x",
  isNotEmpty: "x x x x x x x",
  laterThan: ". . . . . x x",
  earlierThan: ". . . . . x x",
  exactlyOrLaterThan: ". . . . . x x",
  exactlyOrEarlierThan: ". . . . . x x",
  gt: ". . . . x . .",
  lt: ". . . . x . .",
  gtAndEqual: ". . . . x . .",
  ltAndEqual: ". . . . x . .",
  anyIn: "x x x . x . .",
  notIn: "x x x . x . .",
  between: ". . . . x x x",
  notBetween: ". . . . x x x",
};

const ONE: Record<ComparedAs, FilterValue> = {
  text: "a",
  id: "a",
  ids: "a",
  flag: true,
  number: 1,
  day: "2026-11-21",
  time: "2026-11-21",
};

/** Valid and invalid operands for a type of comparison. */
const valuesFor = (as: ComparedAs): FilterValue[] => {
  const one = ONE[as];
  const more = typeof one === "boolean" ? [] : [[one] as string[] | number[], { start: one, end: one } as FilterValue];
  return [null, one, ...more];
};

const CASES = FILTER_OPERATORS.flatMap((operator) => {
  const marks = MATRIX[operator].trim().split(/\s+/);
  return SORTS.map((as, column) => [operator, as, marks[column] === "x"] as const);
});

test.each(CASES)("%s on a %s field: %s", (operator, as, taken) => {
  expect(operatorsOf(as).includes(operator)).toBe(taken);
  const tests = valuesFor(as).map((value) => testOf(as, { identifier: "x", condition: operator, value }, ZONE));
  expect(tests.some((one) => one !== undefined)).toBe(taken);
});

test("every operator says what it needs", () => {
  const by = (operand: string) => FILTER_OPERATORS.filter((operator) => operandOf(operator) === operand);
  expect(by("none")).toEqual(["isEmpty", "isNotEmpty"]);
  expect(by("several")).toEqual(["anyIn", "notIn"]);
  expect(by("range")).toEqual(["between", "notBetween"]);
});
