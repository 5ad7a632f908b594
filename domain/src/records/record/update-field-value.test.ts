import { describe, expect, test } from "vitest";
import { type FieldSet, NO_FIELDS } from "../field/custom-field";
import { CrmRecord } from "./record";
import { updateFieldValue } from "./update-field-value";

const NOW = "2026-11-22T00:00:00.000Z";
const NAMELESS = { first_name: "", last_name: "" };

const record = (values: object) =>
  CrmRecord.parse({
    ...{ id: "r", kind: "lead", deal_name: "도입 상담", first_name: "나래", last_name: "김" },
    ...{ created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u", ...values },
  });
const lead = record({ close_date: "2026-12-31" });
const deal = record({ close_date: "2026-12-31", record_type_id: "type", stage_id: "stage" });

const required = (...ids: string[]): FieldSet => ({
  ...NO_FIELDS("lead"),
  standard: ids.map((field_id) => ({ kind: "lead", field_id, required: true, version: 1 })),
});
const change = (from: CrmRecord, id: string, value: unknown, fields: FieldSet = NO_FIELDS("lead")) =>
  updateFieldValue(from, id, value, fields, { id: "me" }, NOW);

describe("a customer's name", () => {
  test.each([
    ["lead", lead],
    ["deal", deal],
  ])("of a %s can be emptied", (_, from) => {
    expect(change(from, "name", NAMELESS)).toMatchObject({ ...NAMELESS, updated_by: "me" });
  });

  test("needs a first name if it has a last name", () => {
    expect(() => change(deal, "name", { first_name: "", last_name: "김" })).toThrow();
  });

  test.each([
    ["first_name", "", lead],
    ["last_name", "김", record(NAMELESS)],
  ])("needs a first name, also when only %s is changed", (id, value, from) => {
    expect(() => change(from, id, value)).toThrow();
  });

  test("can't be emptied on deals that require it, neither at once nor in parts", () => {
    expect(() => change(deal, "name", NAMELESS, required("name"))).toThrow(/required/i);
    const { last_name } = change(deal, "last_name", "", required("name"));
    expect(last_name).toBe("");
    expect(() => change({ ...deal, last_name }, "first_name", "", required("name"))).toThrow(/required/i);
  });

  test("of a contact can't be emptied", () => {
    expect(() => change(record({ kind: "contact" }), "name", NAMELESS, NO_FIELDS("contact"))).toThrow();
  });
});

test.each([
  ["close_date", null],
  ["name", NAMELESS],
])("a lead doesn't need a %s that the team requires of deals only", (id, value) => {
  expect(change(lead, id, value, required(id)).updated_by).toBe("me");
  expect(() => change(deal, id, value, required(id))).toThrow(/required/i);
});

test("a required field that leads and deals share is required on both", () => {
  expect(() => change(record({ email: "a@b.kr" }), "email", "", required("email"))).toThrow(/required/i);
});
