import type { Locale } from "@dure/domain/shared/text";

/** A Korean mobile number, as it is stored or with the hyphens and the zero of earlier versions. */
const MOBILE = /^0?(10)-?(\d{4})-?(\d{4})$/;

/**
 * Formats a Korean mobile number by its pattern alone, so that most numbers need no table of all countries.
 * @returns undefined for any other number, which `formatPhone` handles
 */
export function formatMobile({ dial_code, value }: { dial_code: string; value: string }, locale: Locale) {
  const [, prefix, middle, last] = (dial_code === "+82" && MOBILE.exec(value)) || [];
  if (!prefix) return undefined;
  return `${locale === "ko" ? "0" : "+82 "}${prefix}-${middle}-${last}`;
}
