import { expect, test } from "vitest";
import { Field } from "../../records/field/field";
import { canHold, questionTypeOf } from "./linkable-fields";

const field = (more: object = {}) => Field.parse({ id: "f", label: "사번", order: 1, type: "text", ...more });

test("a text field has a matching question type, and can store the answer", () => {
  expect([questionTypeOf(field()), canHold(field(), "shortText")]).toEqual(["shortText", true]);
});

test.each([
  ["a system field", { category: "system" }],
  ["a unique field", { attributes: { unique: true } }],
])("%s is not offered for answers", (_, more) => {
  expect([questionTypeOf(field(more)), canHold(field(more), "shortText")]).toEqual([undefined, false]);
});
