import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalCode, MAX_TRIES, recoveryCode, spendCode, TRIES_MS } from "./recovery-code";

test("a code is two groups of letters that nobody misreads", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = recoveryCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(canonicalCode(code)).toBe(code.replace("-", ""));
    }),
  );
  expect(() => recoveryCode(new Uint8Array(9))).toThrow();
});

test.each([
  ["7k2qd-9m4xw", "7K2QD9M4XW"],
  [" 7K2QD 9M4XW ", "7K2QD9M4XW"],
  ["oil00-LIO11", "0110011011"],
])("%j is read as %s", (typed, code) => expect(canonicalCode(typed)).toBe(code));

const codes = { hashes: ["a", "b"], tries_ms: [] };

test("a code works once", () => {
  const spent = spendCode(codes, "a", 0);
  expect(spent).toEqual({ outcome: "right", next: { hashes: ["b"], tries_ms: [] } });
  expect(spendCode({ hashes: ["b"], tries_ms: [] }, "a", 0)).toMatchObject({ outcome: "wrong" });
});

test("five wrong codes are checked within fifteen minutes, and then no more", () => {
  let tried = { ...codes, tries_ms: [] as number[] };
  for (let nowMs = 0; nowMs < MAX_TRIES; nowMs++) {
    const spent = spendCode(tried, "x", nowMs);
    if (spent.outcome !== "wrong") throw new Error(spent.outcome);
    tried = spent.next;
  }
  expect(spendCode(tried, "a", 10)).toEqual({ outcome: "full", waitMs: TRIES_MS - 10 });
  expect(spendCode(tried, "a", TRIES_MS)).toMatchObject({ outcome: "right", next: { hashes: ["b"], tries_ms: [] } });
});
