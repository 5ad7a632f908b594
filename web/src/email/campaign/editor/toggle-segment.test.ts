import { expect, test } from "vitest";
import { toggleSegment } from "./toggle-segment";

const known = ["a", "b", "c"];

test("a chosen segment is added after the others, and can be removed", () => {
  expect(toggleSegment(["b"], { id: "a", isChosen: true }, known)).toEqual(["b", "a"]);
  expect(toggleSegment(["b", "a"], { id: "b", isChosen: false }, known)).toEqual(["a"]);
});

test("a change drops deleted segments", () => {
  expect(toggleSegment(["gone", "b"], { id: "a", isChosen: true }, known)).toEqual(["b", "a"]);
  expect(toggleSegment(["b", "gone"], { id: "b", isChosen: false }, known)).toEqual([]);
});
