import { expect, test } from "vitest";
import { phoneDigits } from "./searched-columns";

test.each([
  ["010-1234-5678", "01012345678"],
  ["+82 10 1234 5678", "01012345678"],
  ["(02) 555", "02555"],
  ["12", undefined],
  ["1234a", undefined],
  ["두레 010", undefined],
])("a search for %s by digits", (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
