import { expect, test } from "vitest";
import { FieldPath, fieldPathOf, MappedField, mappedFieldOf } from "./field-path";

test.each([
  ["cf_1", "lead:cf_1"],
  ["company:name", "company:name"],
  ["contact:phone", "contact:phone"],
])("a booking page's %s is %s", (mapped, path) => {
  expect(fieldPathOf(mapped)).toBe(path);
  expect(mappedFieldOf(path)).toBe(mapped);
  expect(MappedField.safeParse(mapped).success && FieldPath.safeParse(path).success).toBe(true);
});
