import { expect, test } from "vitest";
import { sanitizeLabel } from "./sanitize-label";

test.each([
  ["김하나", "김하나"],
  ["Dr. J. O'Brien", "Dr. J. O'Brien"],
  ["(주)두레 R&D", "(주)두레 R&D"],
  ["Acme, Inc.", "Acme, Inc."],
  ["José", "José"],
])("a plain name of a person or company is unchanged: %s", (typed, shown) => {
  expect(sanitizeLabel(typed)).toBe(shown);
});

test.each([
  ["Pay at https://evil.example/x?y", "Pay at https evil example x y"],
  ["evil.example", "evil example"],
  ["evil.\u200bexample", "evil. example"],
  ["a@evil.example", "a evil example"],
  ["<a href='//evil.example'>", "a href ' evil example'"],
  ["first\r\nBcc: x", "first Bcc x"],
  ["\u202Egnp", "gnp"],
])("links and line breaks are removed: %s", (typed, shown) => {
  expect(sanitizeLabel(typed)).toBe(shown);
});

test("a label is too short for a message", () => {
  expect([...sanitizeLabel("가 ".repeat(100))].length).toBeLessThanOrEqual(60);
});
