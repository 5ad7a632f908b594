import { expect, test } from "vitest";
import { groupLayout, pagesIn } from "./group-layout";

const groups = [
  { count: 2, isFolded: false },
  { count: 5, isFolded: true },
  { count: 0, isFolded: false },
  { count: 150, isFolded: false },
];

test("each group has a head, and its rows below unless it is folded", () => {
  const layout = groupLayout(groups);
  expect(layout.count).toBe(4 + 2 + 150);
  expect([0, 1, 2, 3, 4, 5, 6, 155, 156, -1].map((index) => layout.at(index))).toEqual([
    { group: 0, row: undefined },
    { group: 0, row: 0 },
    { group: 0, row: 1 },
    { group: 1, row: undefined },
    { group: 2, row: undefined },
    { group: 3, row: undefined },
    { group: 3, row: 0 },
    { group: 3, row: 149 },
    undefined,
    undefined,
  ]);
  expect(groupLayout([]).at(0)).toBeUndefined();
});

test("only the pages of the groups in sight are loaded", () => {
  const layout = groupLayout(groups);
  expect(pagesIn(layout, { first: -10, last: 20 }, 100)).toEqual(["0:0", "3:0"]);
  expect(pagesIn(layout, { first: 100, last: 500 }, 100)).toEqual(["3:0", "3:1"]);
  expect(pagesIn(layout, { first: 3, last: 5 }, 100)).toEqual([]);
});
