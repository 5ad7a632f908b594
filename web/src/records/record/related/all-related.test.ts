import type { EntityId } from "@dure/domain/records/record/entity";
import { expect, test } from "vitest";
import { relatedCount, relatedFilter } from "./all-related";

const contact = { id: "c", label: "", entity_type: "contact" as const, nice_id: null };
const is = (identifier: string, id: string) => ({ identifier, condition: "anyIn", value: [id] });

test.each([
  ["company", null, "lead", [is("company", "r")]],
  ["company", null, "contact", [is("company", "r")]],
  ["company", null, "company", []],
  ["contact", null, "deal", [is("contact", "r")]],
  ["contact", null, "company", []],
  ["deal", contact, "lead", [is("contact", "c")]],
  ["lead", null, "lead", []],
] as const)("records related to a %s are found by its reference", (entity, contact, listed: EntityId, expected) => {
  const record = { id: "r", entity, contact };
  expect(relatedFilter(record, listed, []).conditions).toEqual(expected);
  expect(relatedFilter(record, listed, ["cf_a"])).toEqual({
    operator: "OR",
    conditions: [...expected, { ...is("cf_a", "r"), category: "custom" }],
  });
});

test("a record is not related to itself", () => {
  expect(relatedCount({ id: "r", entity: "deal", contact }, "deal", 120)).toBe(119);
  expect(relatedCount({ id: "r", entity: "deal", contact }, "lead", 120)).toBe(120);
  expect(relatedCount({ id: "r", entity: "deal", contact: null }, "deal", 120)).toBe(120);
  expect(relatedCount({ id: "r", entity: "company", contact: null }, "company", 120)).toBe(120);
});
