import { expect, test } from "vitest";
import type { ListedField } from "../../records/filter/listed-field";
import { rawDataColumns } from "./raw-data-columns";

const field = (identifier: string) => ({ identifier }) as ListedField;
const LISTED = {
  deal: ["a", "b", "c", "d", "e", "f", "g"].map(field),
  company: [field("company:name")],
};
const columns = (...order: string[]) => rawDataColumns(LISTED, "deal", order).map(({ identifier }) => identifier);

test("raw data has the chosen columns, without repeated or deleted ones", () => {
  expect(columns("c", "company:name", "gone", "a", "c")).toEqual(["c", "company:name", "a"]);
});

test("raw data has the first columns of the entity if none are chosen", () => {
  expect(columns()).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(columns("gone")).toHaveLength(6);
});
