import { Field } from "@dure/domain/records/field/field";
import { expect, test } from "vitest";
import { needsMore } from "./needs-more";

const field = (id: string, values: object) =>
  Field.parse({ id, label: id, type: "text", category: "standard", order: 0, ...values });
const name = field("name", { required: true });
const owner = field("cf_owner", { type: "user", category: "custom", required: true, default_value: "u1" });

test.each([
  ["nothing but its name is required", [name, field("url", {})], "", false],
  ["a standard field is required", [name, field("tel", { required: true })], "", true],
  ["a custom field is required", [name, field("cf_a", { category: "custom", required: true })], "", true],
  ["a default value fills what is required", [name, owner], "", false],
  ["the default value names a member who has left", [name, owner], "u1", true],
] as const)("whether the form needs more fields when %s", (_, fields, gone, expected) => {
  expect(needsMore(fields, ({ default_value }) => default_value === gone)).toBe(expected);
});
