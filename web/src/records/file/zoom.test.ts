import { expect, test } from "vitest";
import { fitZoom, zoomByWheel, zoomIn, zoomOut } from "./zoom";

test.each([
  [{ width: 2000, height: 1000 }, 0.5],
  [{ width: 1000, height: 4000 }, 0.25],
  [{ width: 100, height: 100 }, 1],
  [{ width: 0, height: 0 }, 1],
  [{ width: 1_000_000, height: 1 }, 0.1],
])("%o fits into 1000 x 1000 at %d", (picture, zoom) =>
  expect(fitZoom(picture, { width: 1000, height: 1000 })).toBe(zoom),
);

test("zooming in and out returns to the same zoom, and stops at both limits", () => {
  expect(zoomOut(zoomIn(1))).toBe(1);
  expect(zoomIn(8)).toBe(8);
  expect(zoomOut(0.1)).toBe(0.1);
});

test("scrolling the wheel up zooms in", () => {
  expect(zoomByWheel(1, -100)).toBeGreaterThan(1);
  expect(zoomByWheel(1, 3)).toBeLessThan(1);
});
