import fc from "fast-check";
import { expect, test } from "vitest";
import { inOrderOf, rowSlots } from "./row-slots";

const indexes = ([start, seen, overscan, count]: readonly [number, number, number, number]) =>
  rowSlots(start, seen, overscan, count).map(({ index }) => index);

test.each([
  ["in the middle", [50, 3, 2, 100], [48, 49, 50, 51, 52, 53, 54]],
  ["at the beginning", [0, 3, 2, 100], [0, 1, 2, 3, 4, 5, 6]],
  ["at the end", [97, 3, 2, 100], [93, 94, 95, 96, 97, 98, 99]],
  ["of a short list", [0, 20, 4, 2], [0, 1]],
  ["of none", [0, 20, 4, 0], []],
] as const)("the rows %s", (_, args, expected) => {
  expect(indexes(args)).toEqual(expected);
});

test("a row that stays in sight keeps its element, and no two share one", () => {
  const place = fc.nat(1_000);
  fc.assert(
    fc.property(place, place, (from, to) => {
      const [before, after] = [rowSlots(from, 20, 4, 1_000), rowSlots(to, 20, 4, 1_000)];
      const slotOf = new Map(before.map(({ index, slot }) => [index, slot]));
      for (const { index, slot } of after) expect(slotOf.get(index) ?? slot).toBe(slot);
      expect(new Set(after.map(({ slot }) => slot)).size).toBe(before.length);
    }),
  );
});

test("elements stay where they are in the document while their rows change", () => {
  const resting = rowSlots(0, 2, 1, 100).map(({ slot }) => slot);
  expect(inOrderOf(rowSlots(2, 2, 1, 100), resting).map(({ index }) => index)).toEqual([4, 1, 2, 3]);
  expect(inOrderOf(rowSlots(2, 3, 1, 100), resting).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
});
