import fc from "fast-check";
import { expect, test } from "vitest";
import { CREATION_ORDER, inMenuOrder, reorderDealTypes } from "./deal-type-order";
import { defaultPipeline, type Pipeline } from "./pipeline";

const IDS = ["a", "b", "c", "d"];
const types: Pipeline[] = IDS.map((id, day) => ({
  ...defaultPipeline("en", `2026-11-0${day + 1}T09:00:00.000Z`),
  id,
}));
const idsOf = (pipelines: Pipeline[]) => pipelines.map(({ id }) => id);

test("deal types are in the order of their creation until they are reordered", () => {
  expect(idsOf(inMenuOrder(types.toReversed(), CREATION_ORDER))).toEqual(IDS);
});

test("newer deal types come last, and deleted ones are ignored", () => {
  expect(idsOf(inMenuOrder(types, { data: ["d", "gone", "b"] }))).toEqual(["d", "b", "a", "c"]);
});

test("an incomplete order is completed, and one with an unknown deal type is refused", () => {
  expect(reorderDealTypes(types, ["c", "a", "c"])).toEqual({ data: ["c", "a", "b", "d"], is_gnb_reordered: true });
  expect(() => reorderDealTypes(types, ["c", "gone"])).toThrow(expect.objectContaining({ details: ["gone"] }));
});

test("every deal type stands in the menu once, whatever the order says", () => {
  const order = fc.array(fc.constantFrom(...IDS, "gone", "elsewhere"));
  fc.assert(
    fc.property(order, (data) => {
      expect(idsOf(inMenuOrder(types, { data })).toSorted()).toEqual(IDS);
    }),
  );
});
