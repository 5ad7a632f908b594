import { expect, test } from "vitest";
import { groupCondition, withCondition } from "./group-condition";

const group = (key: string | null, label = "x") => ({ key, label, blank: key === null });

test.each([
  ["select", group("o1"), { condition: "is", value: "o1" }],
  ["user", group(null), { condition: "isEmpty" }],
  ["text", group("두레", "두레 "), { condition: "is", value: "두레 " }],
  ["checkbox", group("true"), { condition: "is", value: true }],
  ["date", group("2028-02"), { condition: "between", value: { start: "2028-02-01", end: "2028-02-29" } }],
  ["date-time", group("2026-11"), { condition: "between", value: { start: "2026-11-01", end: "2026-11-30" } }],
] as const)("a group of %s becomes a condition", (type, one, expected) => {
  expect(groupCondition({ identifier: "f", type }, one)).toEqual({ identifier: "f", ...expected });
});

test("a condition is added to the existing filter with AND", () => {
  const condition = { identifier: "a", condition: "isEmpty" as const };
  const any = { operator: "OR" as const, conditions: [condition] };
  expect(withCondition(null, condition)).toEqual({ operator: "AND", conditions: [condition] });
  expect(withCondition(any, condition)).toEqual({ operator: "AND", conditions: [any, condition] });
  expect(withCondition({ ...any, operator: "AND" }, condition).conditions).toHaveLength(2);
});
