import type { Phone } from "../../shared/phone";
import { DEFAULT_DIAL_CODE } from "../../shared/value";

/**
 * Normalises a phone number for comparison: digits only, since people search with and without hyphens; a Korean one
 * gets back the leading zero that +82 replaces.
 */
export function normalizePhone(phone: Phone | null | undefined): string | undefined {
  const digits = phone?.value.replaceAll(/\D/g, "");
  if (!digits || phone?.dial_code !== DEFAULT_DIAL_CODE || digits.startsWith("0")) return digits;
  return `0${digits}`;
}

/** Normalises a searched phone number. */
export const normalizePhoneSearch = (text: string): string =>
  text
    .trim()
    .replace(/^(\+82|82-)[\s-]*0?/, "0")
    .replaceAll(/\D/g, "");
