import type { ExportValue } from "./export-value";

/** How a formula begins, full-width signs included. Values contain no control characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]./su;
/** Numbers and phone numbers are harmless and must not be changed. */
const NUMERIC = /^[+-]?\d[\d\s().-]*$/;

/**
 * A value as CSV text. Spreadsheets run CSV text that looks like a formula (OWASP, "CSV injection"): a leading
 * apostrophe prevents it.
 */
export function csvCell(value: ExportValue): string | number {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "object") return value.text;
  if (typeof value === "number") return value;
  return FORMULA.test(value) && !NUMERIC.test(value) ? `'${value}` : value;
}
