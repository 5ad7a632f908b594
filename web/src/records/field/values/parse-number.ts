/** A number as people type it, with separators and a currency sign; null for nothing, NaN for no number. */
export function parseNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s,₩$%원]/g, "");
  return digits === "" ? null : Number(digits);
}
