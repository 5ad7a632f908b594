import { expect, test } from "vitest";
import { takenNumbers, takenRows } from "./taken-rows";

test("imported rows keep their row numbers in the spreadsheet", () => {
  const draft = {
    rows: [["a"], ["b"], ["c"], ["d"]],
    skipped: new Map([
      [0, "wrong"],
      [2, "repeated"],
    ]),
  };
  expect(takenRows(draft).map(({ cells }) => cells)).toEqual([["b"], ["d"]]);
  expect(takenNumbers(draft)).toEqual([3, 5]);
});
