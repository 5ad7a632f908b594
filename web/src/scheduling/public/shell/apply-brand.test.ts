import { expect, test } from "vitest";
import { contrastOf } from "./apply-brand";

test.each([
  ["#ffffff", "#000000"],
  ["#000000", "#ffffff"],
  ["#0f766e", "#ffffff"],
  ["#facc15", "#000000"],
  ["#1d4ed8", "#ffffff"],
])("text on %s is %s", (color, contrast) => expect(contrastOf(color)).toBe(contrast));
