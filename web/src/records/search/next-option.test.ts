import { expect, test } from "vitest";
import { nextOption } from "./next-option";

const OPTIONS = ["a", "b", "c"];

test.each([
  ["ArrowDown", "a", "b"],
  ["ArrowDown", "c", "a"],
  ["ArrowUp", "a", "c"],
  ["ArrowUp", "c", "b"],
  ["ArrowDown", undefined, "a"],
  ["ArrowUp", undefined, "c"],
  ["ArrowDown", "gone", "a"],
  ["Home", "b", undefined],
])("%s from %s leads to %s", (key, active, expected) => expect(nextOption(key, OPTIONS, active)).toBe(expected));

test("no key leads anywhere without options", () => expect(nextOption("ArrowDown", [], undefined)).toBeUndefined());
