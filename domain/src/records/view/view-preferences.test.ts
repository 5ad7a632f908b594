import { expect, test } from "vitest";
import {
  dropMissingPins,
  homeOf,
  MAX_PINS,
  orderPins,
  setHome,
  setPinned,
  TableSetting,
  unsetHome,
  ViewPreferences,
} from "./view-preferences";

const of = (...pins: string[]) => ViewPreferences.parse({ pins });

test.each([
  ["a new one goes last", ["a"], "b", true, ["a", "b"]],
  ["a pinned one stays where it is", ["a", "b"], "a", true, ["a", "b"]],
  ["one is taken out", ["a", "b"], "a", false, ["b"]],
  ["what is not pinned can't be taken out", ["a"], "x", false, ["a"]],
])("pins: %s", (_, pins, id, pinned, expected) => {
  expect(setPinned(of(...pins), id, pinned).pins).toEqual(expected);
});

test("more pins than the limit are refused", () => {
  const full = of(...Array.from({ length: MAX_PINS }, (_, index) => `v${index}`));
  expect(() => setPinned(full, "x", true)).toThrow("at most");
  expect(setPinned(full, "v1", true)).toBe(full);
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

test("deleted views leave room for new pins", () => {
  const full = of(...Array.from({ length: MAX_PINS }, (_, index) => `v${index}`));
  const kept = dropMissingPins(full, new Set(full.pins.slice(1)));
  expect(setPinned(kept, "x", true).pins).toEqual([...full.pins.slice(1), "x"]);
});

test("one view is home until another one is set or it is unset", () => {
  const all = (id: string) => ({ id, record_type_id: null });
  const home = setHome(of(), all("a"));
  expect(unsetHome(home, "b").home).toBe("a");
  expect(setHome(home, all("b")).home).toBe("b");
  expect(unsetHome(home, "a").home).toBeNull();
});

test("each deal type has a home of its own", () => {
  const homes = [null, "t1", "t2"].map((record_type_id) => ({ id: `of ${record_type_id}`, record_type_id }));
  const set = homes.reduce(setHome, of());
  expect(homes.map(({ record_type_id }) => homeOf(set, record_type_id))).toEqual(homes.map(({ id }) => id));
  const left = unsetHome(set, "of t1");
  expect([homeOf(left, "t1"), homeOf(left, "t2"), homeOf(left, null)]).toEqual([null, "of t2", "of null"]);
});

test("a column's name that Firestore reserves for itself is refused", () => {
  const columns = (name: string) => ({ columns: { [name]: { category: "custom", size: 120, order: 0 } } });
  expect(TableSetting.safeParse(columns("__main__")).success).toBe(false);
  expect(TableSetting.safeParse(columns("main__")).success).toBe(true);
});
