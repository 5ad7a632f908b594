import { expect, it } from "vitest";
import { DIAL_CODES, dialCodeChoices, splitPhone } from "./dial-codes";

it("offers every country's code once, the usual ones first", () => {
  expect(DIAL_CODES.slice(0, 2)).toEqual(["+82", "+1"]);
  expect(DIAL_CODES).toEqual(expect.arrayContaining(["+55", "+62", "+234", "+971", "+998"]));
  expect(new Set(DIAL_CODES).size).toBe(DIAL_CODES.length);
  expect(DIAL_CODES.length).toBeGreaterThan(200);
});

it("names the countries in the reader's language", () => {
  expect(dialCodeChoices("ko")[0]).toEqual({ value: "+82", label: "+82 대한민국" });
  expect(dialCodeChoices("en").slice(0, 2)).toEqual([
    { value: "+82", label: "+82 South Korea" },
    { value: "+1", label: "+1 United States, Canada" },
  ]);
  for (const { label } of dialCodeChoices("en")) expect(label).toMatch(/^\+\d{1,3} .{4}/);
});

it.each([
  ["+971501234567", "+971", "501234567"],
  ["+1 212-555-0100", "+1", "212-555-0100"],
  ["852-23456789", "+852", "23456789"],
])("reads the code of %s", (text, dialCode, phone) => expect(splitPhone(text)).toEqual({ dialCode, phone }));
