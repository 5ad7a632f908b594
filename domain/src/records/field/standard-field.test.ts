import { expect, test } from "vitest";
import type { EntityId } from "../record/entity";
import { kindOf } from "../record/entity";
import { type FieldSet, NO_FIELDS } from "./custom-field";
import { FieldDefinitionChange } from "./field-definition";
import { changeStandardField, findBuiltInField } from "./standard-field";

const change = (entityId: EntityId, fieldId: string, given: object, set: FieldSet = NO_FIELDS(kindOf(entityId))) => {
  const field = findBuiltInField(entityId, fieldId, set, "en");
  if (!field) throw new Error(fieldId);
  return changeStandardField(field, FieldDefinitionChange.parse(given), { change: { from: 0, to: 1 } }, set);
};

test("a standard field's caption, description, default and being required are the team's", () => {
  expect(change("deal", "incoming_source", { caption: "help", description: "for us", required: true })).toEqual({
    kind: "lead",
    field_id: "incoming_source",
    caption: "help",
    description: "for us",
    required: true,
    version: 1,
  });
  expect(change("lead", "incoming_source", { default_value: " 전시회 " })).toMatchObject({ default_value: "전시회" });
  expect(change("deal", "contract_amount", { attributes: { code: "USD", precision: 2 } })).toMatchObject({
    attributes: { code: "USD", precision: 2 },
  });
});

test("what is not named stays as it was set", () => {
  const standard = [{ kind: "lead" as const, field_id: "email", caption: "old", required: true, version: 0 }];
  const after = change("deal", "email", { description: "new" }, { ...NO_FIELDS("lead"), standard });
  expect(after).toMatchObject({ caption: "old", required: true, description: "new", version: 1 });
});

test("an edit may repeat unchanged properties", () => {
  expect(change("company", "url", { label: "company.url", type: "url", caption: "" })).toMatchObject({ caption: "" });
});

test.each<[string, EntityId, string, object, string]>([
  ["a system field", "deal", "created_at", { caption: "x" }, "NOT_ACCEPTABLE"],
  ["another name", "deal", "email", { label: "메일" }, "NOT_ACCEPTABLE"],
  ["another type", "deal", "email", { type: "text" }, "NOT_ACCEPTABLE"],
  ["a name field that is not required", "company", "name", { required: false }, "NOT_ACCEPTABLE"],
  ["a default of a company's standard field", "company", "address", { default_value: "서울" }, "NOT_ACCEPTABLE"],
  ["a default of a type that has none", "contact", "email", { default_value: "a@b.example" }, "NOT_ACCEPTABLE"],
  ["a default that is no value", "deal", "contract_amount", { default_value: "much" }, "BAD_REQUEST"],
])("refuses %s", (_, entityId, fieldId, given, code) =>
  expect(() => change(entityId, fieldId, given)).toThrow(expect.objectContaining({ code })),
);

test("a stale edit is refused", () => {
  const standard = [{ kind: "lead" as const, field_id: "email", version: 4 }];
  expect(() => change("deal", "email", {}, { ...NO_FIELDS("lead"), standard })).toThrow(
    expect.objectContaining({ code: "CONFLICT" }),
  );
});
