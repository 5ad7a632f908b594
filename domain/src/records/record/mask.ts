import type { Personal } from "../../shared/personal";

const EMAIL = /^([^\s@])[^\s@]*(@[^\s@][^\s@.]*\.[^\s@]+)$/;
/** A phone number as typed, but not a date. */
const NUMBER = /^(?!\d{4}-\d\d-\d\d$)\+?[\d\s().-]{7,}$/;
const SHOWN_DIGITS = 4;

/** An address by its first letter and domain; any other text as it is. */
export const maskEmail = (text: string): string => text.replace(EMAIL, "$1***$2");

/** All digits but the last four: enough to tell two numbers apart, too little to call one. */
function maskNumber(text: string): string {
  const hidden = text.replaceAll(/\D/g, "").length - SHOWN_DIGITS;
  let seen = 0;
  return text.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen <= hidden ? "*" : digit;
  });
}

/**
 * How a text of each kind is masked. Answers to forms are only masked if they look like an address or a phone number,
 * so that other figures stay readable.
 */
const MASKS: Readonly<Record<Personal, (text: string) => string>> = {
  contact: (text) => (EMAIL.test(text) ? maskEmail(text) : maskNumber(text)),
  answer: (text) => (NUMBER.test(text) ? maskNumber(text) : maskEmail(text)),
  field: maskEmail,
};

const isPhone = (value: object): value is { dial_code: unknown; value: string } =>
  "dial_code" in value && "value" in value && typeof value.value === "string";

/** Whether a value is masked: real addresses and numbers contain no asterisk. */
export const isMaskedValue = (value: unknown): boolean =>
  typeof value === "object" && value !== null && isPhone(value)
    ? value.value.includes("*")
    : typeof value === "string" && value.includes("***@");

/**
 * A personal value as it is masked (docs/product/records.md#masking): an address keeps its first letter and domain, a
 * number its last four digits. Any other value stays.
 */
export function maskValue(kind: Personal, value: unknown): unknown {
  if (typeof value === "string") return MASKS[kind](value);
  if (typeof value === "object" && value !== null && isPhone(value))
    return { ...value, value: maskNumber(value.value) };
  return value;
}
