import { expect, test } from "vitest";
import { filledRange, repeatedIn } from "./fill-range";

const from = { top: 2, bottom: 3, left: 1, right: 1 };

test("the fill handle extends its range only in the direction of the longer distance", () => {
  expect(filledRange(from, { row: 6, column: 2 })).toEqual({
    whole: { ...from, bottom: 6 },
    fresh: { ...from, top: 4, bottom: 6 },
  });
  expect(filledRange(from, { row: 0, column: 1 })?.fresh).toEqual({ ...from, top: 0, bottom: 1 });
  expect(filledRange(from, { row: 3, column: 4 })?.fresh).toEqual({ ...from, left: 2, right: 4 });
  expect(filledRange(from, { row: 2, column: 0 })?.whole).toEqual({ ...from, left: 0 });
  expect(filledRange(from, { row: 3, column: 1 })).toBeUndefined();
});

test("the filled cells repeat the range, downwards and upwards", () => {
  const cells = [["a"], ["b"]];
  expect(repeatedIn(cells, from, { ...from, top: 4, bottom: 6 })).toEqual([["a"], ["b"], ["a"]]);
  expect(repeatedIn(cells, from, { ...from, top: 0, bottom: 1 })).toEqual([["a"], ["b"]]);
  expect(repeatedIn(cells, from, { ...from, top: 1, bottom: 1 })).toEqual([["b"]]);
  expect(repeatedIn(cells, from, { ...from, left: 2, right: 3 })).toEqual([
    ["a", "a"],
    ["b", "b"],
  ]);
});
