import { expect, test } from "vitest";
import { DEFAULT_BRAND } from "./brand";
import { isFaint } from "./is-faint";

test.each([
  ["#fde047", true],
  ["#ffffff", true],
  ["#1d4ed8", false],
  [DEFAULT_BRAND.primary_color, false],
])("%s is faint on white: %s", (color, faint) => expect(isFaint(color)).toBe(faint));
