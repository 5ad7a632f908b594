import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actorIdOf, formatApiKey, idOfApiKey, KEY_ID, KEY_SECRET, keyIdOf, maskApiKey } from "./api-key-text";

const ID = "abc123def456";
const SECRET = "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6";

describe("a key's text", () => {
  test("has its id, its secret and a checksum", () => {
    expect(formatApiKey(ID, SECRET)).toMatch(/^dure_live_abc123def456_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6_[a-z0-9]{7}$/);
    expect(idOfApiKey(formatApiKey(ID, SECRET))).toBe(ID);
  });

  test("is not accepted with one character changed or missing", () => {
    const key = formatApiKey(ID, SECRET);
    const place = fc.integer({ min: "dure_live_".length, max: key.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom(...KEY_SECRET.signs), (at, sign) => {
        fc.pre(key[at] !== sign);
        return idOfApiKey(`${key.slice(0, at)}${sign}${key.slice(at + 1)}`) === undefined;
      }),
    );
    expect(idOfApiKey(key.slice(0, -1))).toBeUndefined();
    expect(idOfApiKey(`${key} `)).toBeUndefined();
    expect(idOfApiKey("")).toBeUndefined();
  });

  test("has more than 160 bits of randomness", () => {
    expect(KEY_SECRET.length * Math.log2(new Set(KEY_SECRET.signs).size)).toBeGreaterThan(160);
    expect(new Set(KEY_ID.signs).size).toBe(KEY_ID.signs.length);
  });

  test("is masked to its id", () => {
    expect(maskApiKey(ID)).toBe("dure_live_abc123def456_••••");
  });
});

test("an actor's id shows whether the actor is a key", () => {
  expect(keyIdOf(actorIdOf(ID))).toBe(ID);
  for (const other of ["public", "system", "Zx81kQ"]) expect(keyIdOf(other)).toBeUndefined();
});
