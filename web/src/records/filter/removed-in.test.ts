import { ListedField } from "@dure/domain/records/filter/listed-field";
import { expect, test } from "vitest";
import { removedIn } from "./removed-in";

const listed = (id: string, type: ListedField["type"], attributes: object = {}) =>
  ListedField.parse({
    id,
    identifier: id,
    label: id,
    order: 0,
    type,
    category: "custom",
    attributes,
    operators: [],
    sortable: true,
  });

const all = [
  listed("size", "select", { options: [{ label: "Big", value: "big" }] }),
  listed("stage", "stage", {
    status_stages: [
      { record_type: { id: "t", label: "T" }, stages: [{ id: "new", label: "New", status: "BEFORE_SALES" }] },
    ],
  }),
  listed("assignee", "user"),
];
const fields = { byId: new Map(all.map((field) => [field.identifier, field])) };

test.each([
  ["a field that is gone", { identifier: "gone", condition: "isEmpty" }, "removed-field"],
  ["an option that is gone", { identifier: "size", condition: "is", value: "small" }, "removed-option"],
  ["one option of several", { identifier: "size", condition: "anyIn", value: ["big", "small"] }, "removed-option"],
  ["a stage that is gone", { identifier: "stage", condition: "is", value: "old" }, "removed-stage"],
] as const)("%s is reported", (_, condition, code) => {
  const own = { ...condition, value: "value" in condition ? [condition.value].flat() : undefined };
  expect(removedIn(fields, own)).toBe(code);
  expect(removedIn(fields, { operator: "AND", conditions: [{ operator: "OR", conditions: [own] }] })).toBe(code);
});

test.each([
  { identifier: "size", condition: "anyIn" as const, value: ["big"] },
  { identifier: "size", condition: "isEmpty" as const },
  { identifier: "stage", condition: "is" as const, value: "new" },
  { identifier: "assignee", condition: "is" as const, value: "somebody" },
])("existing parts are not reported: %o", (condition) => expect(removedIn(fields, condition)).toBeUndefined());
