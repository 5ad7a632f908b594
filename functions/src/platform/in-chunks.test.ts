import { expect, it } from "vitest";
import { inChunks } from "./in-chunks";

it("splits a list", () => {
  expect(inChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inChunks([], 2)).toEqual([]);
});
