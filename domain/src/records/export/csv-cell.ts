import type { ExportValue } from "./export-value";

/** How a spreadsheet begins a formula, full-width signs included; values hold no control characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]./su;
/** A number or a phone number is no formula that could do harm, and must stay as it is written. */
const NUMERIC = /^[+-]?\d[\d\s().-]*$/;

/**
 * A value as text of a CSV file. A spreadsheet takes text of a CSV that begins like a formula for one and runs it
 * (OWASP, "CSV injection"): an apostrophe before it makes it text.
 */
export function csvCell(value: ExportValue): string | number {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") return value.text;
  if (typeof value === "number") return value;
  return FORMULA.test(value) && !NUMERIC.test(value) ? `'${value}` : value;
}
