import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canonicalPhone,
  formatPhone,
  formatPhoneLine,
  formatPhoneOnWire,
  phoneOnWire,
  phoneText,
  readPhone,
  readStoredValue,
  StoredPhone,
  TypedPhone,
} from "./phone";

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
])("%s is read as %s", (typed, wire) => {
  const phone = readPhone(typed);
  expect(phone && phoneOnWire(phone)).toBe(wire);
});

test.each(["12", "", "119", "전화"])("%j is not a phone number", (typed) => expect(readPhone(typed)).toBeNull());

test.each([
  ["+82", "010-1234-5678", "+82 1012345678"],
  ["+82", "10-1234-5678", "+82 1012345678"],
  ["+82", "+82 10-1234-5678", "+82 1012345678"],
  ["+82", "821012345678", "+82 1012345678"],
  ["", "010 1234 5678", "+82 1012345678"],
  ["+82", "02-123-4567", "+82 21234567"],
  ["+1", "(212) 555-0100", "+1 2125550100"],
  ["+82", "+1 (212) 555-0100", "+1 2125550100"],
  ["+44", "020 7946 0018", "+44 2079460018"],
  ["+39", "06 1234 5678", "+39 0612345678"],
])("%s and %s are stored as %s", (dial_code, value, text) => {
  expect(phoneText(TypedPhone.parse({ dial_code, value }))).toBe(text);
});

test.each([
  ["+82", "119"],
  ["", "10-1"],
  ["+999", "123-4567"],
  ["+1", "01012345678"],
  ["+82", ""],
])("%s and %j are not a valid phone number, and are unchanged", (dial_code, value) => {
  expect(TypedPhone.parse({ dial_code, value })).toEqual({ dial_code, value });
});

test.each([["call me"], ["+12"], ["+"], ["010-1234-5678 ext 1"], ["1".repeat(31)]])("%j is refused", (value) => {
  expect(TypedPhone.safeParse({ dial_code: "+82", value }).success).toBe(false);
});

test.each([
  ["021234567", "02-123-4567"],
  ["+82 2 123 4567", "02-123-4567"],
  ["010 1234 5678", "010-1234-5678"],
  ["1588-1234", "1588-1234"],
  ["+1 (212) 555-0100", "+1 212 555 0100"],
  ["02-123-4567 (내선 12)", "02-123-4567 (내선 12)"],
  ["", ""],
])("a company's phone number %j is formatted as %j", (typed, shown) => expect(formatPhoneLine(typed)).toBe(shown));

test.each([
  ["+82", "1041079091", "010-4107-9091", "+82 10-4107-9091"],
  ["+82", "21234567", "02-123-4567", "+82 2-123-4567"],
  ["+82", "15881234", "1588-1234", "+82 1588-1234"],
  ["+82", "010-4107-9091", "010-4107-9091", "+82 10-4107-9091"],
  ["+1", "2125550100", "+1 212 555 0100", "+1 212 555 0100"],
  ["+82", "119", "+82 119", "+82 119"],
  ["", "ask Kim", "ask Kim", "ask Kim"],
])("%s and %s are shown as %s at home, as %s abroad", (dial_code, value, home, abroad) => {
  expect(formatPhone({ dial_code, value }, "ko")).toBe(home);
  expect(formatPhone({ dial_code, value }, "en")).toBe(abroad);
});

test("a number from the booking endpoint is formatted, and an unreadable one is unchanged", () => {
  expect(formatPhoneOnWire("82-1041079091", "ko")).toBe("010-4107-9091");
  expect(formatPhoneOnWire("82-1041079091", "en")).toBe("+82 10-4107-9091");
  expect(formatPhoneOnWire("12", "ko")).toBe("12");
  expect(formatPhoneOnWire("", "ko")).toBe("");
});

test.each([
  ["+82", "010-1234-5678", "+82 1012345678"],
  ["+82", "82-10-1234-5678", "+82 1012345678"],
  ["+82", "8210 1234 5678", "+82 1012345678"],
  ["", "010-1234-5678", "+82 1012345678"],
  ["+1", "(212) 555-0100", "+1 2125550100"],
  ["+82", "1012345678", "+82 1012345678"],
  ["+82", "119", "+82 119"],
])("%s and %s, stored as they were typed, are read as %s", (dial_code, value, text) => {
  expect(phoneText(StoredPhone.parse({ dial_code, value }))).toBe(text);
  expect(readStoredValue({ dial_code, value })).toEqual(StoredPhone.parse({ dial_code, value }));
});

test.each([null, "010-1234-5678", 12, ["a"], { id: "a" }, { dial_code: 1, value: 2 }])("%j is no number", (value) => {
  expect(readStoredValue(value)).toEqual(value);
});

const national = fc
  .tuple(fc.constantFrom("+82", "+1", "+44", "+39", "+81", "+49"), fc.stringMatching(/^[2-9]\d{8,9}$/))
  .map(([dial_code, value]) => canonicalPhone({ dial_code, value }))
  .filter((phone) => readPhone(phoneText(phone)) !== null);

test("a number that is formatted and parsed again is the same number", () => {
  fc.assert(
    fc.property(national, (phone) => {
      expect(readPhone(phoneText(phone))).toEqual(phone);
      expect(readPhone(phoneOnWire(phone))).toEqual(phone);
      expect(canonicalPhone(phone)).toEqual(phone);
      expect(TypedPhone.parse({ dial_code: "+82", value: phoneText(phone) })).toEqual(phone);
    }),
  );
});
