import fc from "fast-check";
import { expect, test } from "vitest";
import { operandFor, operandProblem } from "./operand";
import { OPERATORS_OF, type Operator } from "./operators";
import { LOGIC_FIELD_TYPES, type LogicFieldType, type Operand } from "./serialized-logic";

test.each<[LogicFieldType, Operator, Operand | undefined, Operand | undefined]>([
  ["number", "between", 5, { start: 5, end: 5 }],
  ["number", "gt", { start: 1, end: 9 }, 1],
  ["number", "gt", undefined, 0],
  ["string", "isEmpty", "a", undefined],
  ["string", "contains", "a", "a"],
  ["string", "contains", 5, ""],
  ["checkbox", "isNot", false, false],
  ["checkbox", "is", undefined, true],
  ["select", "anyIn", "a", ["a"]],
  ["select", "is", ["a", "b"], "a"],
  ["select", "is", undefined, undefined],
  ["multiSelect", "is", "a", ["a"]],
])("the operand for %s %s, after %j: %j", (type, operator, before, operand) => {
  expect(operandFor(type, operator, before)).toEqual(operand);
});

test("the operand fits any previous value, unless a choice is missing", () => {
  const operand = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant<Operand>(null),
    fc.constant<Operand>(["a"]),
  );
  const pairs = LOGIC_FIELD_TYPES.flatMap((type) => OPERATORS_OF[type].map((operator) => ({ type, operator })));
  fc.assert(
    fc.property(fc.constantFrom(...pairs), operand, ({ type, operator }, before) => {
      const made = operandFor(type, operator, before);
      const isOpen = made === undefined || (Array.isArray(made) && made.length === 0);
      expect(isOpen || operandProblem(type, operator, made) === null).toBe(true);
    }),
  );
});
