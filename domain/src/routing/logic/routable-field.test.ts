import { expect, test } from "vitest";
import { Form } from "../router/form";
import { newRouter, RouterBody } from "../router/router";
import { type Operator, operatorLabel } from "./operators";
import { preferredField, routableFields } from "./routable-field";
import type { LogicFieldType } from "./serialized-logic";
import { shapeOf } from "./shape";

const OPTIONS = [{ value: "a", label: "A" }];
const field = (type: LogicFieldType) => ({ type });

test("each question except a note can be routed by, with its type", () => {
  const types = ["shortText", "longText", "email", "tel", "number", "dropdown", "radio", "checkbox", "note", "consent"];
  const components = types.map((type) => ({ name: type, label: type, type, options: OPTIONS }));
  const body = { ...newRouter("custom", "Router", "none"), form: Form.parse({ components }) };
  expect(routableFields(body).map(({ name, type }) => [name, type])).toEqual([
    ["shortText", "string"],
    ["longText", "string"],
    ["email", "string"],
    ["tel", "string"],
    ["number", "number"],
    ["dropdown", "select"],
    ["radio", "select"],
    ["checkbox", "multiSelect"],
    ["consent", "checkbox"],
  ]);
  expect(routableFields(body).find(({ name }) => name === "radio")?.options).toEqual(OPTIONS);
});

test("the inputs of a website's form that are mapped can be routed by, each once", () => {
  const body = RouterBody.parse({
    ...newRouter("mapping", "Router", "none"),
    metadata: {
      mappings: {
        email: "mail",
        company: "corp",
        fields: [{ name: "corp", label: "Company", type: "dropdown", options: OPTIONS }],
      },
    },
  });
  expect(routableFields(body)).toEqual([
    { name: "mail", label: "mail", type: "string", options: [] },
    { name: "corp", label: "Company", type: "select", options: OPTIONS },
  ]);
});

test("the first condition is about a consent, else a choice, a number or a text", () => {
  const all = (["string", "number", "multiSelect", "select", "checkbox"] as const).map(field);
  const chosen = all.map((_, index) => preferredField(all.slice(0, all.length - index))?.type);
  expect(chosen).toEqual(["checkbox", "select", "multiSelect", "number", "string"]);
  expect(preferredField([])).toBeUndefined();
});

test.each<[LogicFieldType, Operator, string]>([
  ["checkbox", "is", "on"],
  ["checkbox", "isNot", "off"],
  ["multiSelect", "anyIn", "includes"],
  ["multiSelect", "notIn", "notIncludes"],
  ["multiSelect", "is", "is"],
  ["select", "anyIn", "anyIn"],
])("the operator of %s %s has the label %s", (type, operator, label) => {
  expect(operatorLabel(type, operator)).toBe(label);
});

test("a logic is direct to a group, direct to the disqualified, or complicated", () => {
  const to = { type: "group" as const, value: "sales" };
  const always = { from: "f0", cases: [{ operator: "nullAssert", to }] };
  const other = { from: "f1", cases: [{ operator: "isEmpty", to }] };
  expect(shapeOf({ rules: [] })).toBe("directDisqualified");
  expect(shapeOf({ rules: [always] })).toBe("directGroup");
  expect(shapeOf({ rules: [other] })).toBe("complicated");
  expect(shapeOf({ rules: [always, other] })).toBe("complicated");
});
