import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findUnsafeValue } from "./find-unsafe-value";

const nested = (levels: number): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

describe("values that no schema allows", () => {
  test.each([
    ["a lone high surrogate", { body: { name: "a\ud800" } }, ["body", "name"]],
    ["a lone low surrogate", { body: ["ok", "\udc00b"] }, ["body", 1]],
    ["NUL", { query: { q: "a\0b" } }, ["query", "q"]],
    ["a key that is no text", { body: { "\ud800": 1 } }, ["body"]],
    ["a number beyond doubles", { body: { amount: JSON.parse("1e400") } }, ["body", "amount"]],
    ["the first of two", { body: { a: "\ud800", b: "\0" } }, ["body", "a"]],
  ])("%s is found", (_, input, path) => {
    expect(findUnsafeValue(input)).toMatchObject({ path, text: { ko: expect.any(String), en: expect.any(String) } });
  });

  test("deep nesting is found without overflowing the stack, and 64 levels are taken", () => {
    expect(findUnsafeValue(nested(64))).toBeUndefined();
    expect(findUnsafeValue(nested(65))).toBeDefined();
    expect(findUnsafeValue(nested(200_000))).toBeDefined();
  });

  test("well-formed text of every script, emoji and ordinary JSON are taken", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8, stringUnit: "grapheme" }), (value) => {
        fc.pre(!JSON.stringify(value).includes("\\u0000"));
        expect(findUnsafeValue(value)).toBeUndefined();
      }),
    );
    expect(
      findUnsafeValue({ body: { memo: "두레 👩‍💻\n줄\t탭 שלום", at: new Date(0), none: undefined } }),
    ).toBeUndefined();
  });
});
