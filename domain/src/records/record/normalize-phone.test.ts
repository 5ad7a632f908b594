import { expect, test } from "vitest";
import { normalizePhone, normalizePhoneSearch } from "./normalize-phone";

test.each([
  ["+82", "10-1234-5678", "01012345678"],
  ["+82", "010 1234 5678", "01012345678"],
  ["", "1588-0000", "15880000"],
  ["+1", "(415) 555-0100", "4155550100"],
  ["+82", "", ""],
])("%s %s is compared as %s", (dial_code, value, expected) => {
  expect(normalizePhone({ dial_code, value })).toBe(expected);
});

test.each([
  ["010-1234", "0101234"],
  ["+82 10-1234-5678", "01012345678"],
  ["+82-010-1234-5678", "01012345678"],
  ["5678", "5678"],
  ["none", ""],
])("a search for %s becomes %s", (typed, expected) => expect(normalizePhoneSearch(typed)).toBe(expected));
