import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, MIN_CONTRAST, readableOn, textOn } from "./colours";

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("black on white has the greatest contrast", () => expect(contrast("#000000", "#ffffff")).toBeCloseTo(21));

test("a readable colour stays", () => expect(readableOn("#0f766e", "#ffffff")).toBe("#0f766e"));

test("any colour becomes readable on any background", () =>
  fc.assert(
    fc.property(colour, colour, (one, background) => contrast(readableOn(one, background), background) >= MIN_CONTRAST),
    { seed: 16 },
  ));

test("text on any background is readable", () =>
  fc.assert(
    fc.property(colour, (background) => contrast(textOn(background), background) >= MIN_CONTRAST),
    { seed: 16 },
  ));
