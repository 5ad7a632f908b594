import { expect, test } from "vitest";
import { phoneOnWire, readPhone } from "./phone";

test.each([
  ["010-1234-5678", "82-1012345678"],
  ["+82 10-1234-5678", "82-1012345678"],
  ["+821012345678", "82-1012345678"],
  ["+82 010-1234-5678", "82-1012345678"],
  ["82-1012345678", "82-1012345678"],
  ["82-01012345678", "82-1012345678"],
  ["+1 (415) 555-2671", "1-4155552671"],
  ["+14155552671", "1-4155552671"],
  ["1-4155552671", "1-4155552671"],
  ["02) 123-4567", "82-21234567"],
  ["1588-1234", "82-15881234"],
])("%s is called by %s", (typed, wire) => {
  const phone = readPhone(typed);
  expect(phone && phoneOnWire(phone)).toBe(wire);
});

test.each(["12", "", "119", "전화"])("nobody is called by %j", (typed) => expect(readPhone(typed)).toBeNull());
