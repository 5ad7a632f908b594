import { expect, test } from "vitest";
import { CustomField } from "../field/custom-field";
import { referringFilters } from "./referring-filters";

const AT = "2026-01-01T00:00:00.000Z";
const field = (letter: string, values: object) =>
  CustomField.parse({
    ...{ id: `cf_${letter.repeat(16)}`, kind: "lead", type: "many-to-one", label: letter, order: 1, version: 1 },
    ...{ created_at: AT, created_by: "u", updated_at: AT, updated_by: "u" },
    ...values,
  });
const to = (entity_type: string) => ({ attributes: { entity_type } });

const fields = {
  lead: [
    field("a", to("company")),
    field("b", to("deal")),
    field("c", { ...to("company"), archived_at: AT }),
    field("d", { type: "text" }),
  ],
  company: [field("e", { kind: "company", ...to("company") })],
  contact: [],
};
const asks = (letter: string, id: string) => ({
  operator: "OR",
  conditions: [{ identifier: `cf_${letter.repeat(16)}`, condition: "anyIn", category: "custom", value: [id] }],
});

test("records that refer to a company are found in every list with an active company field", () => {
  expect(referringFilters(fields, { id: "r", kind: "company" })).toEqual([
    { entityId: "lead-deal-combined", filters: asks("a", "r") },
    { entityId: "company", filters: asks("e", "r") },
  ]);
});

test("a deal field can refer to a lead, too, because a deal can become a lead again", () => {
  expect(referringFilters(fields, { id: "r", kind: "lead" })).toEqual([
    { entityId: "lead-deal-combined", filters: asks("b", "r") },
  ]);
});

test("no list is searched if no field refers to that kind of record", () => {
  expect(referringFilters(fields, { id: "r", kind: "contact" })).toEqual([]);
});
