/** The dial codes that a visitor can choose from. */
export const DIAL_CODES = [
  ...["+82", "+1", "+44", "+49", "+33", "+61", "+65", "+66", "+81", "+84", "+86", "+852", "+886", "+91"],
];

export const DEFAULT_DIAL_CODE = "+82";

/**
 * Reads a number with its dial code in front: `+82 10-1234-5678`, `82-1012345678`. A plus sign arrives as a space
 * where a link leaves it unescaped.
 */
export function splitPhone(text: string): { dialCode: string; phone: string } {
  const longestFirst = DIAL_CODES.toSorted((a, b) => b.length - a.length);
  const code = longestFirst.find((one) => text.startsWith(one) || text.startsWith(`${one.slice(1)}-`));
  if (!code) return { dialCode: DEFAULT_DIAL_CODE, phone: text };
  const rest = text.slice(text.startsWith("+") ? code.length : code.length - 1);
  return { dialCode: code, phone: rest.replace(/^[\s-]+/, "") };
}
