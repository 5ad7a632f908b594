import { formatPhone } from "@dure/domain/shared/phone";
import { LOCALES } from "@dure/domain/shared/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMobile } from "./format-mobile";

test("a mobile number is formatted in the same way as with the table of all countries", () => {
  const digits = fc.stringMatching(/^0?10(?:-\d{4}-\d{4}|\d{8})$/);
  fc.assert(
    fc.property(digits, fc.constantFrom(...LOCALES), (value, locale) => {
      const phone = { dial_code: "+82", value };
      expect(formatMobile(phone, locale)).toBe(formatPhone(phone, locale));
    }),
  );
});

test.each([
  { dial_code: "+82", value: "21234567" },
  { dial_code: "+1", value: "1012345678" },
  { dial_code: "+82", value: "010-123-4567" },
  { dial_code: "", value: "1012345678" },
])("$dial_code $value is left to the table", (phone) => expect(formatMobile(phone, "ko")).toBeUndefined());
