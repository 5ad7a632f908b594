import { expect, test } from "vitest";
import { MAP_KEY, type Schema } from "./sample";
import { variants } from "./variants";

const object = (properties: Record<string, Schema>): Schema => ({ type: "object", properties });
const of = (schema: Schema) => variants(schema, (one) => one);

test("each branch of a choice gets a sample, varying one choice at a time", () => {
  const choice: Schema = { anyOf: [{ type: "string" }, { type: "null" }] };
  const kind: Schema = { oneOf: [object({ type: { const: "a" } }), object({ type: { const: "b" }, at: choice })] };
  expect(of(object({ name: choice, kind }))).toEqual([
    { name: "fuzz", kind: { type: "a" } },
    { name: null, kind: { type: "a" } },
    { name: "fuzz", kind: { type: "b", at: "fuzz" } },
    { name: "fuzz", kind: { type: "b", at: null } },
  ]);
});

test("choices in lists, maps and allOf parts are varied too", () => {
  const choice: Schema = { anyOf: [{ type: "boolean" }, { type: "null" }] };
  expect(of({ type: "array", items: choice })).toEqual([[true], [null]]);
  expect(of({ type: "object", additionalProperties: choice })).toEqual([{ [MAP_KEY]: true }, { [MAP_KEY]: null }]);
  expect(of({ allOf: [object({ a: choice }), object({ b: { type: "null" } })] })).toEqual([
    { a: true, b: null },
    { a: null, b: null },
  ]);
});

test("a recursive schema terminates, and many choices give a bounded number of samples", () => {
  const self: Schema = { anyOf: [{ type: "null" }, { type: "array", items: { $ref: "self" } }] };
  const resolve = (schema: Schema): Schema => (schema.$ref ? self : schema);
  expect(variants(self, resolve).length).toBeLessThan(10);
  const many: Schema = { anyOf: Array.from({ length: 500 }, (_, at) => ({ const: at })) };
  expect(of(many).length).toBeLessThanOrEqual(60);
});
