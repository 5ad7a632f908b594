import { expect, test } from "vitest";
import { isSameFilter } from "./is-same-filter";

const HAS_EMAIL = { identifier: "email", condition: "isNotEmpty" as const };

test("without conditions two filters are the same, whatever would join them", () => {
  expect(isSameFilter({ operator: "AND", conditions: [] }, { operator: "OR", conditions: [] })).toBe(true);
  expect(isSameFilter({ operator: "AND", conditions: [] }, null)).toBe(false);
});

test("with conditions it counts what joins them", () => {
  const conditions = [HAS_EMAIL, { ...HAS_EMAIL, identifier: "name" }];
  expect(isSameFilter({ operator: "AND", conditions }, { operator: "AND", conditions })).toBe(true);
  expect(isSameFilter({ operator: "AND", conditions }, { operator: "OR", conditions })).toBe(false);
});
