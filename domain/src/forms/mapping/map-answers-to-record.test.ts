import { describe, expect, test } from "vitest";
import { CustomField, type FieldSet, NO_FIELDS } from "../../records/field/custom-field";
import { mapAnswersToRecord } from "./map-answers-to-record";

const NOW = "2026-11-21T09:00:00.000Z";

describe("the values from an answer", () => {
  const custom = CustomField.parse({
    ...{ id: "cf_a000000000000000", kind: "lead", type: "number", label: "인원", order: 1, version: 0 },
    ...{ created_at: NOW, created_by: "u", updated_at: NOW, updated_by: "u" },
  });
  const fields: FieldSet = { ...NO_FIELDS("lead"), custom: [custom] };
  const of = (kind: "lead" | "company" | "contact", path: string, value: string | string[] | boolean) =>
    mapAnswersToRecord(kind, { q_a: [{ name: "q", value }], form_field_mapping: { q: path } }, fields);

  test.each([
    ["lead", "lead:deal_name", "두레\n상사", { deal_name: "두레 상사" }],
    ["lead", "lead:name", "오지훈", { first_name: "지훈", last_name: "오" }],
    ["lead", "lead:contract_amount", "1,200", { contract_amount: 1200 }],
    ["lead", "lead:contract_amount", "많이", {}],
    ["lead", "lead:close_date", "내일", {}],
    ["lead", "lead:assignee", "u1", {}],
    ["lead", "lead:email", "nobody", {}],
    ["lead", "lead:email", false, {}],
    ["company", "lead:company", "두레상사", { name: "두레상사" }],
    ["company", "company:url", "dure.example", { url: "dure.example" }],
    ["company", "contact:role", "대표", {}],
    ["contact", "contact:phone", "010-1234-5678", { phone: { dial_code: "+82", value: "1012345678" } }],
    ["contact", "lead:contact", "Ada Byron", { first_name: "Ada", last_name: "Byron" }],
  ] as const)("a %s by %s and %j", (kind, path, value, values) => expect(of(kind, path, value).values).toEqual(values));

  test("include custom fields", () =>
    expect(of("lead", `lead:${custom.id}`, "12")).toEqual({ values: {}, custom: { [custom.id]: 12 } }));
});
