import { describe, expect, it } from "vitest";
import { CustomField, type FieldSet, NO_FIELDS } from "../../records/field/custom-field";
import { mapAnswersToCustomFields } from "./map-answers-to-custom-fields";

const idOf = (name: string) => `cf_${name.padEnd(16, "0")}`;

const field = (name: string, type: string, attributes: object = {}) =>
  CustomField.parse({
    id: idOf(name),
    kind: "lead",
    type,
    label: name,
    order: 1,
    attributes,
    required: true,
    version: 0,
    created_at: "2026-11-21T09:00:00.000Z",
    created_by: "u",
    updated_at: "2026-11-21T09:00:00.000Z",
    updated_by: "u",
  });

const options = [
  { label: "1-10명", value: "small" },
  { label: "11-50명", value: "middle" },
];

const map = (one: CustomField, value: string | number | boolean | string[]) => {
  const fields: FieldSet = { ...NO_FIELDS("lead"), custom: [one] };
  const form = { q_a: [{ name: "q", value }], form_field_mapping: { q: one.id } };
  return mapAnswersToCustomFields(form, fields)[one.id];
};

describe("an answer", () => {
  it.each([
    ["text", {}, "도입 검토", "도입 검토"],
    ["text", {}, ["가", "나"], "가, 나"],
    ["textarea", {}, "한 줄\n두 줄", "한 줄\n두 줄"],
    ["number", { precision: 1 }, "12.5", 12.5],
    ["number", {}, 7, 7],
    ["select", { options }, "11-50명", "middle"],
    ["multi-select", { options }, ["1-10명", "11-50명"], ["small", "middle"]],
    ["checkbox", {}, true, true],
    ["checkbox", {}, "동의함", true],
    ["phone-number", {}, "82-1012345678", { dial_code: "+82", value: "1012345678" }],
    ["phone-number", {}, "010-1234-5678", { dial_code: "+82", value: "1012345678" }],
  ])("is stored in a field of the type %s %j: %j", (type, attributes, value, expected) =>
    expect(map(field("a", type, attributes), value)).toEqual(expected),
  );

  it.each([
    ["number", {}, "열둘"],
    ["select", { options }, "51명 이상"],
    ["text", { unique: true }, "도입 검토"],
    ["text", {}, true],
    ["url", {}, "주소 아님"],
  ])("is dropped for a field of the type %s %j that can't store %j", (type, attributes, value) =>
    expect(map(field("a", type, attributes), value)).toBeUndefined(),
  );
});

it("drops the answers to questions without a mapped field", () => {
  const fields: FieldSet = { ...NO_FIELDS("lead"), custom: [field("a", "text")] };
  const q_a = [{ name: "q", value: "x" }];
  expect(mapAnswersToCustomFields({ q_a, form_field_mapping: { other: idOf("a"), q: idOf("gone") } }, fields)).toEqual(
    {},
  );
  expect(mapAnswersToCustomFields({}, fields)).toEqual({});
});
