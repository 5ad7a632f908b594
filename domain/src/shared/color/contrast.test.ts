import fc from "fast-check";
import { expect, test } from "vitest";
import { blackOrWhiteOn, contrast, MIN_MARK_CONTRAST, MIN_TEXT_CONTRAST } from "./contrast";
import { readableOn } from "./readable-on";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
])("the contrast of %s and %s is %f", (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 2));

test.each([
  ["#ffffff", "#000000"],
  ["#000000", "#ffffff"],
  ["#0f766e", "#ffffff"],
  ["#facc15", "#000000"],
  ["#1d4ed8", "#ffffff"],
  ["#ffee00", "#000000"],
])("text on %s is %s", (background, text) => expect(blackOrWhiteOn(background)).toBe(text));

test("a readable color stays", () => expect(readableOn("#0f766e", "#ffffff")).toBe("#0f766e"));

test.each([MIN_TEXT_CONTRAST, MIN_MARK_CONTRAST])("any color reaches %f on any background", (minContrast) =>
  fc.assert(
    fc.property(
      color,
      color,
      (one, background) => contrast(readableOn(one, background, minContrast), background) >= minContrast,
    ),
  ),
);
