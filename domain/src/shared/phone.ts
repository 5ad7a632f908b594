import { z } from "zod";
import { sharedIssues } from "./shared-issues";
import { DEFAULT_DIAL_CODE } from "./value";

/** A phone number as records and profiles hold it: the dial code with its plus sign, and the rest as typed. */
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

/**
 * Reads a phone number written in one string: '82-{digits}' has the dial code +82, any other string an empty one
 * (docs/product/platform.md#phone-numbers).
 */
export function parsePhone(text: string): Phone {
  const [, digits] = text.match(/^82-(\d+)$/) ?? [];
  return digits ? { dial_code: "+82", value: digits } : { dial_code: "", value: text };
}

/** The booking endpoint's format: dial code without its plus sign, '-', number. */
export const phoneOnWire = ({ dial_code, value }: Phone): string =>
  `${(dial_code || DEFAULT_DIAL_CODE).replace("+", "")}-${value.replace(/\D/g, "")}`;

/** The display format: '82-1012345678' becomes '+82 1012345678'; any other text stays. */
export const phoneInWords = (onWire: string): string => onWire.replace(/^(\d{1,4})-(?=\d+$)/, "+$1 ");

/** Parses the booking endpoint's format; null if it is empty. */
export function parsePhoneOnWire(text: string): Phone | null {
  const [, dialCode, digits] = text.match(/^(\d{1,4})-(\d+)$/) ?? [];
  return dialCode && digits ? { dial_code: `+${dialCode}`, value: digits } : null;
}
