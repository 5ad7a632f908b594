import { expect, test } from "vitest";
import { fieldsOf } from "./built-in-fields";
import { newCustomField } from "./change-field-definition";
import { type CustomField, type FieldSet, NO_FIELDS } from "./custom-field";
import { movedFields, orderOf, reorderFields } from "./field-order";

const custom = (letter: string, order: number): CustomField => ({
  ...newCustomField({ label: letter, type: "text" }, NO_FIELDS("company"), {
    newFieldId: () => `cf_${letter.repeat(16)}`,
    newOptionId: () => "",
    editor: { id: "admin" },
    now: "2026-11-21T00:00:00.000Z",
  }),
  order,
});
const [a, b] = [custom("a", 1000), custom("b", 1001)];
const COMPANY: FieldSet = { ...NO_FIELDS("company"), version: 2, custom: [a, b] };

const applied = (set: FieldSet, order: string[]): FieldSet => {
  const moved = movedFields(set, order);
  const standard = [...set.standard.filter((old) => !moved.standard.some((one) => one.field_id === old.field_id))];
  return {
    ...set,
    custom: set.custom.map((field) => moved.custom.find(({ id }) => id === field.id) ?? field),
    standard: [...standard, ...moved.standard],
  };
};

test("custom fields stand after standard fields, system fields last", () => {
  expect(orderOf(COMPANY)).toEqual(["name", "url", "address", a.id, b.id]);
  expect(
    fieldsOf("company", COMPANY, "ko")
      .slice(5)
      .every(({ category }) => category === "system"),
  ).toBe(true);
});

test("a list takes the order that it is given", () => {
  const wanted = ["name", b.id, "address", a.id, "url"];
  const set = applied(COMPANY, reorderFields(COMPANY, wanted));
  expect(orderOf(set)).toEqual(wanted);
  expect(movedFields(set, reorderFields(set, wanted))).toEqual({ custom: [], standard: [] });
  expect(orderOf(applied(set, reorderFields(set, orderOf(COMPANY))))).toEqual(orderOf(COMPANY));
});

test("fields that are not named keep their places", () => {
  expect(reorderFields(COMPANY, [b.id, "url"])).toEqual(["name", b.id, "address", a.id, "url"]);
  const lead = NO_FIELDS("lead");
  const [first, ...others] = orderOf(lead);
  expect(reorderFields(lead, ["email", "deal_name"])).toEqual([
    "email",
    ...others.map((id) => (id === "email" ? first : id)),
  ]);
});

test("unknown and system fields are refused, repeated ones count once", () => {
  for (const id of ["nothing", "created_at"])
    expect(() => reorderFields(COMPANY, ["url", id])).toThrow(expect.objectContaining({ code: "NOT_FOUND" }));
  expect(reorderFields(COMPANY, ["url", "url", "name"])).toEqual(["url", "name", "address", a.id, b.id]);
});
