import { expect, test } from "vitest";
import { edgeScroll } from "./edge-scroll";

const area = { left: 200, right: 1000, top: 100, bottom: 800 };

test("nothing scrolls while a pointer draws inside", () => {
  expect(edgeScroll({ x: 600, y: 400 }, area)).toEqual({ x: 0, y: 0 });
});

test("cells scroll towards the edge under the pointer, faster farther out", () => {
  expect(edgeScroll({ x: 600, y: 790 }, area)).toEqual({ x: 0, y: 3.5 });
  expect(edgeScroll({ x: 600, y: 820 }, area)).toEqual({ x: 0, y: 11 });
  expect(edgeScroll({ x: 600, y: 2000 }, area)).toEqual({ x: 0, y: 32 });
  expect(edgeScroll({ x: 190, y: 104 }, area)).toEqual({ x: -8.5, y: -5 });
  expect(edgeScroll({ x: 1010, y: 400 }, area)).toEqual({ x: 8.5, y: 0 });
});
