import { expect, test } from "vitest";
import { countOf, everything, isSelected, NOTHING, select, targetOf } from "./selection";

test("picked records are known by their ids", () => {
  const picked = select(select(NOTHING, ["a", "b", "c"], true), ["b"], false);
  expect(isSelected(picked, "a")).toBe(true);
  expect(isSelected(picked, "b")).toBe(false);
  expect(countOf(picked, 2_400)).toBe(2);
  expect(targetOf(picked)).toEqual({ ids: ["a", "c"] });
});

// If "all" meant the loaded rows, people would change the first page and believe they had changed everything.
test("selecting all selects every match, loaded or not, except for deselected records", () => {
  const filters = { operator: "AND" as const, conditions: [{ identifier: "email", condition: "isEmpty" as const }] };
  const all = select(everything({ filters, search: "두레", sorting: null }), ["a"], false);
  expect(isSelected(all, "never loaded")).toBe(true);
  expect(isSelected(all, "a")).toBe(false);
  expect(countOf(all, 2_400)).toBe(2_399);
  expect(targetOf(all)).toEqual({ filters, search: "두레", excluded_ids: ["a"] });
  expect(countOf(select(all, ["a"], true), 2_400)).toBe(2_400);
});

test("selecting all without a filter sends a null filter", () => {
  expect(targetOf(everything({}))).toEqual({ filters: null, excluded_ids: [] });
});
