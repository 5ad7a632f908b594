import fc from "fast-check";
import { test } from "vitest";
import { contrast, MIN_TEXT_CONTRAST } from "../../shared/color/contrast";
import { textOn } from "./text-on";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("text on any background is readable", () =>
  fc.assert(fc.property(color, (background) => contrast(textOn(background), background) >= MIN_TEXT_CONTRAST)));
