import {
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import { z } from "zod";
import { sharedIssues } from "./shared-issues";
import type { Locale } from "./text";
import { DEFAULT_DIAL_CODE } from "./value";

const DialCode = z.string().regex(/^(\+\d{1,4})?$/, sharedIssues.dialCode);
const PhoneNumberText = z
  .string()
  .trim()
  .regex(/^[\d\s().-]{0,30}$/, sharedIssues.phone);

/** A phone number as records and profiles hold it: the dial code with its plus sign, and the rest. */
export const Phone = z.object({ dial_code: DialCode.default(DEFAULT_DIAL_CODE), value: PhoneNumberText });
export type Phone = z.infer<typeof Phone>;

/**
 * A phone number as a member types it, perhaps with a dial code of its own in `value`; the output is what is stored
 * (docs/product/platform.md#phone-numbers).
 */
export const TypedPhone = Phone.extend({
  value: z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{0,30}$/, sharedIssues.phone),
})
  .transform(canonicalPhone)
  .pipe(z.object({ dial_code: DialCode, value: PhoneNumberText }));

/** `dialcode-number`; a number of four digits or less behind the dash is part of a short number such as 1588-1234. */
const ON_WIRE = /^([1-9]\d{0,3})-(\d{6,})$/;

/**
 * Reads a phone number however it was typed: `010-1234-5678`, `+82 10 1234 5678` and `82-01012345678` are the same. A
 * number without a dial code is a Korean one (docs/product/forms.md#phone-rules).
 * @returns the dial code and the national number, digits only; null if nobody can be called by it
 */
export function readPhone(text: string): Phone | null {
  const number = readNumber(text);
  return number ? stored(number) : null;
}

type ParseOptions = { defaultCountry?: "KR"; defaultCallingCode?: string; extract?: boolean };

const readNumber = (text: string): PhoneNumber | undefined =>
  parsePossible(text.trim().replace(ON_WIRE, "+$1$2"), { defaultCountry: "KR" });

function parsePossible(text: string, options: ParseOptions): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, options);
  return number?.isPossible() ? number : undefined;
}

/** The parser throws on others. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((one) => getCountryCallingCode(one)));

/** The dial code and the national number, digits only; a number that can't be parsed stays as it was typed. */
export function canonicalPhone(phone: Phone): Phone {
  const callingCode = (phone.dial_code || DEFAULT_DIAL_CODE).slice(1);
  const home = callingCodes.has(callingCode) ? { defaultCallingCode: callingCode } : {};
  const number = parsePossible(phone.value, { ...home, extract: false });
  return number ? stored(number) : phone;
}

/** A stored phone number. One that an earlier version stored as typed is parsed when it is read. */
export const StoredPhone = Phone.overwrite((phone) => (isCanonical(phone) ? phone : canonicalPhone(phone)));

/**
 * Whether a number has only digits, without the leading zero or the dial code. Nearly all stored numbers do, and
 * parsing is slow.
 */
const isCanonical = ({ dial_code, value }: Phone): boolean =>
  /^[1-9]\d*$/.test(value) && dial_code !== "" && !value.startsWith(dial_code.slice(1));

/** A value of whatever type that is a phone number by its shape, as `StoredPhone` reads it; any other stays. */
export function readStoredValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("dial_code" in value) || !("value" in value)) return value;
  return StoredPhone.safeParse(value).data ?? value;
}

/** Parses the number of a profile, whose dial code is stored separately. */
export function withCanonicalPhone<T extends { dial_code: string; phone: string }>(profile: T): T {
  const { dial_code, value: phone } = canonicalPhone({ dial_code: profile.dial_code, value: profile.phone });
  return { ...profile, dial_code, phone };
}

const stored = ({ countryCallingCode, nationalNumber }: PhoneNumber): Phone => ({
  dial_code: `+${countryCallingCode}`,
  value: nationalNumber,
});

/**
 * One line that holds a phone number, such as a company's, as people of its country write it: `02-123-4567`, abroad
 * `+1 212 555 0100`. What is no number of a country stays as it was typed.
 */
export const formatPhoneLine = (text: string): string => formatWhole(text, "ko");

/**
 * A phone number as its reader writes it: in Korean a Korean one without dial code, `010-4107-9091`, any other with it,
 * `+82 10-4107-9091`. What is no number of its country is shown as it was typed.
 * @param locale the reader's language
 */
export const formatPhone = (phone: Phone, locale: Locale): string => formatWhole(phoneText(phone), locale);

/** Formats a text that is entirely a phone number; any other text stays as it is. */
function formatWhole(text: string, locale: Locale): string {
  const number = parsePossible(text, { defaultCountry: "KR", extract: false });
  return number ? formatNumber(number, locale) : text;
}

/** The same for a number of the booking endpoint's format, `82-1012345678`. */
export function formatPhoneOnWire(onWire: string, locale: Locale): string {
  const number = readNumber(onWire);
  return number ? formatNumber(number, locale) : onWire.replace(/^(\d{1,4})-(?=\d+$)/, "+$1 ");
}

/** The library writes international numbers with spaces; Korean ones keep the hyphens that their readers know. */
function formatNumber(number: PhoneNumber, locale: Locale): string {
  if (number.countryCallingCode !== "82") return number.formatInternational();
  const national = number.formatNational();
  return locale === "ko" ? national : `+82 ${national.replace(/^0/, "")}`;
}

/** A phone number as exports write and imports read it. */
export const phoneText = ({ dial_code, value }: Phone): string => (dial_code ? `${dial_code} ${value}` : value);

/** The booking endpoint's format: dial code without its plus sign, '-', number. */
export const phoneOnWire = ({ dial_code, value }: Phone): string =>
  `${(dial_code || DEFAULT_DIAL_CODE).replace("+", "")}-${value.replace(/\D/g, "")}`;

/** A number of that form as it is stored, without the zero that it begins with at home; what can't be read stays. */
export function phoneAsRead(onWire: string): string {
  const phone = readPhone(onWire);
  return phone ? phoneOnWire(phone) : onWire;
}
