import { expect, test } from "vitest";
import { nextIndex } from "./table/use-row-keys";

test.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 49, 49],
  ["ArrowUp", 0, 0],
  ["PageDown", 45, 49],
  ["PageUp", 20, 8],
  ["Home", 30, 0],
  ["End", 3, 49],
  ["a", 3, undefined],
])("%s from row %i goes to %s", (key, from, to) => expect(nextIndex(key, from, 50)).toBe(to));
