import { expect, test } from "vitest";
import { frozenColumnCount } from "./list-appearance";

const columns = [200, 200, 200].map((size) => ({ size }));

test("columns are pinned only as long as there is room for the others", () => {
  expect(frozenColumnCount(columns, 2, 1400)).toBe(2);
  expect(frozenColumnCount(columns, 5, 1400)).toBe(3);
  expect(frozenColumnCount(columns, 3, 800)).toBe(2);
  expect(frozenColumnCount(columns, 3, 100)).toBe(1);
});
