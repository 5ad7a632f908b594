import { expect, test } from "vitest";
import { heldColumns } from "./list-look";

const columns = [200, 200, 200].map((size) => ({ size }));

test("columns are pinned only as long as there is room for the others", () => {
  expect(heldColumns(columns, 2, 1400)).toBe(2);
  expect(heldColumns(columns, 5, 1400)).toBe(3);
  expect(heldColumns(columns, 3, 800)).toBe(2);
  expect(heldColumns(columns, 3, 100)).toBe(1);
});
