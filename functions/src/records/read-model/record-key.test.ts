import { expect, test } from "vitest";
import { idBesideKey, keyNumber, keyOf } from "./record-key";

const UUID = "0b1e9c1a-7f3d-4c55-9a51-2f6f1d3a8e10";

test("a UUID is its own key", () => {
  expect(keyOf(UUID)).toBe(UUID);
  expect(idBesideKey(UUID)).toBeNull();
  expect(keyNumber("00000000-0000-0000-0000-0000000000ff")).toBe(255n);
});

test.each(["l1", UUID.toUpperCase(), `${UUID} `, "두레"])("%s is stored next to the key of its hash", (id) => {
  expect(keyOf(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(keyOf(id)).not.toBe(id);
  expect(idBesideKey(id)).toBe(id);
});
