import { expect, test } from "vitest";
import { type ImportView, isUndone, unprocessed } from "./import";
import { importTexts } from "./texts";

type Undo = Pick<ImportView, "undo_task_id" | "undo">;

const undo = (state: NonNullable<ImportView["undo"]>["state"]): Undo => ({
  undo_task_id: "u",
  undo: { state, total: 3, succeeded: 1, failed: 0, error: null },
});

test.each<[string, Undo, boolean]>([
  ["never taken back", { undo_task_id: null, undo: null }, false],
  ["about to be taken back", undo("pending"), true],
  ["being taken back", undo("running"), true],
  ["taken back", undo("done"), true],
  ["taken back long ago", { undo_task_id: "u", undo: null }, true],
  ["whose undoing failed", undo("failed"), false],
  ["whose undoing was stopped", undo("cancelled"), false],
])("whether an import is undone that was %s", (_, view, isOut) => expect(isUndone(view)).toBe(isOut));

test("what neither succeeded nor failed was not processed", () => {
  expect(unprocessed({ total: 10, succeeded: 3, failed: 2 })).toBe(5);
  expect(unprocessed({ total: 5, succeeded: 3, failed: 2 })).toBe(0);
});

test("the number of errors is in the singular or plural", () => {
  expect(importTexts.invalidCells(1).en).toBe("There is 1 error in the data.");
  expect(importTexts.invalidCells(2).en).toBe("There are 2 errors in the data.");
});
