import type { Phone } from "../../shared/phone";
import { DEFAULT_DIAL_CODE } from "../../shared/value";

/**
 * A phone number as it is compared: digits only, for people look for it with and without hyphens, and a Korean one with
 * its leading zero, which goes missing behind +82.
 */
export function normalizePhone(phone: Phone | null | undefined): string | undefined {
  const digits = phone?.value.replaceAll(/\D/g, "");
  if (!digits || phone?.dial_code !== DEFAULT_DIAL_CODE || digits.startsWith("0")) return digits;
  return `0${digits}`;
}

/** What somebody typed to look for a phone number. */
export const normalizePhoneSearch = (text: string): string =>
  text
    .trim()
    .replace(/^\+82[\s-]*0?/, "0")
    .replaceAll(/\D/g, "");
