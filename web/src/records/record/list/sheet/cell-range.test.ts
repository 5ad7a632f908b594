import { expect, test } from "vitest";
import { isOneCell, nextPlace, placesOf, rangeOf, tabPlace, withinList } from "./cell-range";

const SIZE = { rows: 100, columns: 5 };

test("a range is the same from either corner", () => {
  const range = rangeOf({ row: 4, column: 1 }, { row: 2, column: 3 });
  expect(range).toEqual({ top: 2, bottom: 4, left: 1, right: 3 });
  expect(isOneCell(range)).toBe(false);
  expect(placesOf({ top: 1, bottom: 2, left: 0, right: 1 })).toEqual([
    [
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ],
    [
      { row: 2, column: 0 },
      { row: 2, column: 1 },
    ],
  ]);
});

test("a range ends where the list ends", () => {
  const range = { top: 98, bottom: 120, left: 4, right: 6 };
  expect(withinList(range, SIZE)).toEqual({ top: 98, bottom: 99, left: 4, right: 4 });
  expect(withinList({ ...range, bottom: 98, right: 4 }, SIZE)).toEqual({ top: 98, bottom: 98, left: 4, right: 4 });
});

test.each([
  ["ArrowDown", false, { row: 11, column: 2 }],
  ["ArrowDown", true, { row: 99, column: 2 }],
  ["ArrowLeft", false, { row: 10, column: 1 }],
  ["ArrowLeft", true, { row: 10, column: 0 }],
  ["PageUp", false, { row: 0, column: 2 }],
  ["Home", false, { row: 10, column: 0 }],
  ["End", true, { row: 99, column: 4 }],
  ["a", false, undefined],
])("%s (far: %s) leads to %j", (key, far, expected) => {
  expect(nextPlace(key, { row: 10, column: 2 }, SIZE, far)).toEqual(expected);
});

test("Tab goes on in the next row, and ends after the last cell", () => {
  expect(tabPlace({ row: 0, column: 4 }, SIZE, false)).toEqual({ row: 1, column: 0 });
  expect(tabPlace({ row: 1, column: 0 }, SIZE, true)).toEqual({ row: 0, column: 4 });
  expect(tabPlace({ row: 99, column: 4 }, SIZE, false)).toBeUndefined();
  expect(tabPlace({ row: 0, column: 0 }, SIZE, true)).toBeUndefined();
});
