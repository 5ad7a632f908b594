import type { Locale } from "@dure/domain/shared/text";

/** A Korean mobile number, as it is stored or with the hyphens and the zero of earlier versions. */
const MOBILE = /^0?(10)-?(\d{4})-?(\d{4})$/;

/**
 * A Korean mobile number as its reader writes it, by its pattern alone: browsers need no table of all countries for most
 * numbers that they show.
 * @returns undefined for any other number, which `formatPhone` knows
 */
export function formatMobile({ dial_code, value }: { dial_code: string; value: string }, locale: Locale) {
  const [, prefix, middle, last] = (dial_code === "+82" && MOBILE.exec(value)) || [];
  if (!prefix) return undefined;
  return `${locale === "ko" ? "0" : "+82 "}${prefix}-${middle}-${last}`;
}
