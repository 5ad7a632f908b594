import { expect, test } from "vitest";
import { CustomField, NO_FIELDS } from "../../records/field/custom-field";
import { assertMappedFields, mappingProblems } from "./mapped-fields";
import { type FormType, newRouter } from "./router";

const MAPPABLE = { all: new Set(["lead:size", "lead:code", "company:name"]), unique: new Set(["lead:code"]) };
const found = (mapping: Record<string, string>, formType: FormType = "custom", before?: Record<string, string>) =>
  mappingProblems(
    { ...newRouter(formType, "Router", "none"), form_field_mapping: mapping },
    MAPPABLE,
    before && { form_field_mapping: before },
  ).map(({ step, target, text }) => [step, target, text.en]);

test("each field stores the answer to one question only", () => {
  const twice = "This field already stores another answer. Please choose another one.";
  expect(found({ size: "lead:size", company: "company:name" })).toEqual([]);
  expect(found({ size: "lead:size", size_2: "lead:size" })).toEqual([["form", "size_2", twice]]);
  expect(found({ size: "lead:size", size_2: "lead:size" }, "mapping")).toEqual([["connect", "size_2", twice]]);
});

test("a deleted or unknown field can't store answers", () =>
  expect(found({ size: "lead:gone" })).toEqual([
    [
      "form",
      "size",
      "This question is linked to a field that was deleted or doesn't exist. Please choose another field.",
    ],
  ]));

test("a unique field can't store answers, unless the router had that mapping before", () => {
  const refused = [["form", "code", "A field with unique values can't store answers. Please choose another one."]];
  expect(found({ code: "lead:code" })).toEqual(refused);
  expect(found({ code: "lead:code" }, "custom", { size: "lead:size" })).toEqual(refused);
  expect(found({ code: "lead:code" }, "custom", { code: "lead:code" })).toEqual([]);
  expect(found({ renamed: "lead:code" }, "custom", { code: "lead:code" })).toEqual([]);
});

test("unique fields are found in the team's fields", () => {
  const now = "2026-03-01T00:00:00.000Z";
  const code = CustomField.parse({
    ...{ id: "cf_code000000000000", kind: "lead", type: "text", label: "사번", order: 1, version: 0 },
    ...{ attributes: { unique: true }, created_at: now, created_by: "u", updated_at: now, updated_by: "u" },
  });
  const fields = {
    lead: { ...NO_FIELDS("lead"), custom: [code] },
    company: NO_FIELDS("company"),
    contact: NO_FIELDS("contact"),
  };
  const router = { ...newRouter("custom", "Router", "none"), form_field_mapping: { code: `lead:${code.id}` } };
  expect(() => assertMappedFields(router, fields, undefined)).toThrow("unique values");
  expect(() => assertMappedFields(router, fields, router)).not.toThrow();
});
