import { builtInFieldsOf } from "@dure/domain/records/field/built-in-fields";
import { NO_FIELDS } from "@dure/domain/records/field/custom-field";
import { Field } from "@dure/domain/records/field/field";
import { kindOf } from "@dure/domain/records/record/entity";
import { CreateLead } from "@dure/domain/records/record/record";
import { expect, test } from "vitest";
import { builtInDefaults, createSchema, customDefaults } from "./create-schema";
import { NEW_COMPANY, newContactValues, newLeadValues } from "./new-values";

const custom = (id: string, values: Partial<Field>) =>
  Field.parse({ id, label: id, type: "text", order: 1, category: "custom", ...values });
const options = [
  { label: "A", value: "op_a" },
  { label: "B", value: "op_b" },
];
const source = custom("incoming_source", { category: "standard", required: true, default_value: "전시회" });

const issues = (fields: Field[], values: object) =>
  createSchema(CreateLead, fields)
    .safeParse({ deal_name: "lead", custom_field: {}, ...values })
    .error?.issues.map(({ path }) => path.join("."));

test("a last name needs a first name", () => {
  expect(issues([], { first_name: "", last_name: "김" })).toEqual(["first_name"]);
  expect(issues([], { first_name: "나래", last_name: "" })).toBeUndefined();
});

test("the team's fields are checked by their type, and those it requires must be filled in", () => {
  const score = custom("cf_score", { type: "number", required: true });
  expect(issues([score], {})).toEqual(["custom_field.cf_score"]);
  expect(issues([score], { custom_field: { cf_score: "many" } })).toEqual(["custom_field.cf_score"]);
  expect(issues([score], { custom_field: { cf_score: 3 } })).toBeUndefined();
  expect(issues([source], { incoming_source: "" })).toEqual(["incoming_source"]);
  expect(issues([source], { incoming_source: "웹" })).toBeUndefined();
});

test("a missing phone number is reported at its input", () => {
  const phone = custom("phone_number", { type: "phone-number", category: "standard", required: true });
  expect(issues([phone], { phone_number: { dial_code: "+82", value: "" } })).toEqual(["phone_number.value"]);
  expect(issues([phone], { phone_number: { dial_code: "+82", value: "10-1234-5678" } })).toBeUndefined();
});

test("a required customer name needs only the first of its two parts", () => {
  const name = custom("name", { type: "name", category: "standard", required: true });
  expect(issues([name], { first_name: "", last_name: "" })).toEqual(["first_name"]);
  expect(issues([name], { first_name: "나래", last_name: "" })).toBeUndefined();
});

test.each([
  ["lead", newLeadValues()],
  ["deal", newLeadValues()],
  ["company", NEW_COMPANY],
  ["contact", newContactValues()],
] as const)("the form of a %s contains every field that can be required", (entity, values) => {
  const held = Object.keys(values).map((id) => (id === "first_name" ? "name" : id));
  const standard = builtInFieldsOf(entity, NO_FIELDS(kindOf(entity)), "ko").filter(
    ({ category }) => category === "standard",
  );
  expect(held).toEqual(expect.arrayContaining(standard.map(({ id }) => id)));
});

test("values left empty are not sent", () => {
  const fields = [custom("cf_a", {}), custom("cf_b", { type: "phone-number" })];
  const values = { deal_name: "lead", custom_field: { cf_a: "", cf_b: { dial_code: "+82", value: "" } } };
  expect(JSON.stringify(createSchema(CreateLead, fields).parse(values).custom_field)).toBe("{}");
});

test("a form starts with the default values, converting labels of options to values", () => {
  const fields = [
    custom("cf_one", { type: "select", default_value: ["B"], attributes: { options } }),
    custom("cf_many", { type: "multi-select", default_value: ["A", "B"], attributes: { options } }),
    custom("cf_none", {}),
    source,
  ];
  expect(customDefaults(fields)).toEqual({ cf_one: "op_b", cf_many: ["op_a", "op_b"], cf_none: null });
  expect(builtInDefaults({ incoming_source: "", email: "" }, fields)).toEqual({ incoming_source: "전시회", email: "" });
});
