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

test("until somebody puts them in order they stand as they were made", () => {
  expect(idsOf(inMenuOrder(types.toReversed(), CREATION_ORDER))).toEqual(IDS);
});

test("types made since come last; deleted ones are passed over", () => {
  expect(idsOf(inMenuOrder(types, { data: ["d", "gone", "b"] }))).toEqual(["d", "b", "a", "c"]);
});

test("an order of some is completed, one that names another type refused", () => {
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
