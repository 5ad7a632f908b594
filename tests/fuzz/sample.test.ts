import { expect, test } from "vitest";
import { MAP_KEY, type Schema, sample } from "./sample";

const Name: Schema = {
  type: "object",
  properties: { first: { type: "string" }, last: { type: "string" } },
  required: ["first"],
};
const resolve = (schema: Schema): Schema => (schema.$ref ? Name : schema);

test.each<[Schema, unknown]>([
  [{ const: "a" }, "a"],
  [{ enum: ["b", "c"] }, "b"],
  [{ anyOf: [{ type: "null" }, { type: "string" }] }, null],
  [{ type: "string", format: "date" }, "2027-03-01"],
  [{ type: "integer", minimum: 5 }, 5],
  [{ type: "array", items: { type: "boolean" } }, [true]],
  [{ $ref: "#/components/schemas/Name" }, { first: "fuzz" }],
  [
    { allOf: [{ $ref: "Name" }, { type: "object", properties: { age: { type: "number" } }, required: ["age"] }] },
    { first: "fuzz", age: 1 },
  ],
])("a sample of %j", (schema, expected) => expect(sample(schema, resolve)).toEqual(expected));

test("a whole sample includes optional properties", () => {
  expect(sample({ $ref: "Name" }, resolve, { isWhole: true })).toEqual({ first: "fuzz", last: "fuzz" });
});

test("a whole sample of a map has an entry", () => {
  const map: Schema = { type: "object", additionalProperties: { type: "string" } };
  expect(sample(map, resolve, { isWhole: true })).toEqual({ [MAP_KEY]: "fuzz" });
  expect(sample(map, resolve)).toEqual({});
  expect(sample({ type: "object", additionalProperties: false }, resolve, { isWhole: true })).toEqual({});
});
