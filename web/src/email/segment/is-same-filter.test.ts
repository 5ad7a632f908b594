import { expect, test } from "vitest";
import { isSameFilter } from "./is-same-filter";

const HAS_EMAIL = { identifier: "email", condition: "isNotEmpty" as const };

test("filters without conditions are equal, whatever their operator", () => {
  expect(isSameFilter({ operator: "AND", conditions: [] }, { operator: "OR", conditions: [] })).toBe(true);
  expect(isSameFilter({ operator: "AND", conditions: [] }, null)).toBe(false);
});

test("filters with conditions are equal only with the same operator", () => {
  const conditions = [HAS_EMAIL, { ...HAS_EMAIL, identifier: "name" }];
  expect(isSameFilter({ operator: "AND", conditions }, { operator: "AND", conditions })).toBe(true);
  expect(isSameFilter({ operator: "AND", conditions }, { operator: "OR", conditions })).toBe(false);
});
