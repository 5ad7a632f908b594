import { expect, test } from "vitest";
import { MAX_PINS, orderPins, pin, setHome, ViewPreferences } from "./view-preferences";

const of = (...pins: string[]) => ViewPreferences.parse({ pins });

test.each([
  ["a new one goes last", ["a"], "b", true, ["a", "b"]],
  ["a pinned one stays where it is", ["a", "b"], "a", true, ["a", "b"]],
  ["one is taken out", ["a", "b"], "a", false, ["b"]],
  ["what is not pinned can't be taken out", ["a"], "x", false, ["a"]],
])("pins: %s", (_, pins, id, pinned, expected) => {
  expect(pin(of(...pins), id, pinned).pins).toEqual(expected);
});

test("more pins than anybody overlooks are refused", () => {
  const full = of(...Array.from({ length: MAX_PINS }, (_, index) => `v${index}`));
  expect(() => pin(full, "x", true)).toThrow("at most");
  expect(pin(full, "v1", true)).toBe(full);
});

test.each([
  [
    ["c", "a", "b"],
    ["c", "a", "b"],
  ],
  [["c"], ["c", "a", "b"]],
  [
    ["c", "c", "x", "a"],
    ["c", "a", "b"],
  ],
  [[], ["a", "b", "c"]],
])("ordered by %j: %j", (ids, expected) => {
  expect(orderPins(of("a", "b", "c"), ids).pins).toEqual(expected);
});

test("one view is home, and only that one can stop being it", () => {
  const home = setHome(of(), "a", true);
  expect(setHome(home, "b", false).home).toBe("a");
  expect(setHome(home, "b", true).home).toBe("b");
  expect(setHome(home, "a", false).home).toBeNull();
});
