import { expect, test } from "vitest";
import { readSorting, writeSorting } from "./sorting-address";

test.each([
  ["-created_at", { identifier: "created_at", direction: "DESC" }],
  ["company:name", { identifier: "company:name", direction: "ASC" }],
] as const)("%s is unchanged after being read and written to the address", (text, sorting) => {
  expect(readSorting(text)).toEqual(sorting);
  expect(writeSorting(sorting)).toBe(text);
});

test.each([null, "", "--x", "a b"])("%j is not a sort order", (text) => expect(readSorting(text)).toBeUndefined());
