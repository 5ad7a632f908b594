import { expect, test } from "vitest";
import { relatedCount, relatedFilter } from "./all-related";

const contact = { id: "c", label: "", entity_type: "contact" as const, nice_id: null };

test.each([
  ["company", null, { identifier: "company", condition: "anyIn", value: ["r"] }],
  ["contact", null, { identifier: "contact", condition: "anyIn", value: ["r"] }],
  ["deal", contact, { identifier: "contact", condition: "anyIn", value: ["c"] }],
] as const)("what goes with a %s is found by its reference", (entity, contact, condition) =>
  expect(relatedFilter({ id: "r", entity, contact }).conditions).toEqual([condition]),
);

test("a record does not go with itself", () => {
  expect(relatedCount({ id: "r", entity: "deal", contact }, "deal", 120)).toBe(119);
  expect(relatedCount({ id: "r", entity: "deal", contact }, "lead", 120)).toBe(120);
});
