import { expect, test } from "vitest";
import { toggleSegment } from "./toggle-segment";

const known = ["a", "b", "c"];

test("a segment is chosen after the others, and chosen no more", () => {
  expect(toggleSegment(["b"], { id: "a", isChosen: true }, known)).toEqual(["b", "a"]);
  expect(toggleSegment(["b", "a"], { id: "b", isChosen: false }, known)).toEqual(["a"]);
});

test("a change leaves out those that were deleted", () => {
  expect(toggleSegment(["gone", "b"], { id: "a", isChosen: true }, known)).toEqual(["b", "a"]);
  expect(toggleSegment(["b", "gone"], { id: "b", isChosen: false }, known)).toEqual([]);
});
