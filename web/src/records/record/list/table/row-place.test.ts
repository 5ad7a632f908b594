import type { RecordView } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { rowIndexOf } from "./row-place";

const listOf = (...ids: string[]) => ({ at: (index: number) => ids.map((id) => ({ id }) as RecordView)[index] });

test("a row is found by its record when other rows are added or removed before it", () => {
  const place = { index: 1, id: "b" };
  expect(rowIndexOf(listOf("a", "b"), place)).toBe(1);
  expect(rowIndexOf(listOf("new", "newer", "a", "b"), place)).toBe(3);
  expect(rowIndexOf(listOf("b"), place)).toBe(0);
  expect(rowIndexOf(listOf("a", "c"), place)).toBe(1);
});
