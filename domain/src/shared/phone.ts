import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import { sharedIssues } from "./shared-issues";
import { DEFAULT_DIAL_CODE } from "./value";

/** A phone number as records and profiles hold it: the dial code with its plus sign, and the rest. */
export const Phone = z.object({
  dial_code: z
    .string()
    .regex(/^(\+\d{1,4})?$/, sharedIssues.dialCode)
    .default(DEFAULT_DIAL_CODE),
  value: z
    .string()
    .trim()
    .regex(/^[\d\s().-]{0,30}$/, sharedIssues.phone),
});
export type Phone = z.infer<typeof Phone>;

/** `dialcode-number`; a number of four digits or less behind the dash is part of a short number such as 1588-1234. */
const ON_WIRE = /^([1-9]\d{0,3})-(\d{6,})$/;

/**
 * Reads a phone number however it was typed: `010-1234-5678`, `+82 10 1234 5678` and `82-01012345678` are the same. A
 * number without a dial code is a Korean one (docs/product/forms.md#phone-rules).
 * @returns the dial code and the national number, digits only; null if nobody can be called by it
 */
export function readPhone(text: string): Phone | null {
  const typed = text.trim();
  const number = parsePhoneNumberFromString(typed.replace(ON_WIRE, "+$1$2"), "KR");
  if (!number?.isPossible()) return null;
  return { dial_code: `+${number.countryCallingCode}`, value: number.nationalNumber };
}

/** The booking endpoint's format: dial code without its plus sign, '-', number. */
export const phoneOnWire = ({ dial_code, value }: Phone): string =>
  `${(dial_code || DEFAULT_DIAL_CODE).replace("+", "")}-${value.replace(/\D/g, "")}`;

/** The display format: '82-1012345678' becomes '+82 1012345678'; any other text stays. */
export const phoneInWords = (onWire: string): string => onWire.replace(/^(\d{1,4})-(?=\d+$)/, "+$1 ");

/** A number of that form as it is stored, without the zero that it begins with at home; what can't be read stays. */
export function phoneAsRead(onWire: string): string {
  const phone = readPhone(onWire);
  return phone ? phoneOnWire(phone) : onWire;
}
