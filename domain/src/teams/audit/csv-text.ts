/** How a formula begins, full-width signs included. Values contain no control characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]./su;
/** Numbers and phone numbers are harmless and must not be changed. */
const NUMERIC = /^[+-]?\d[\d\s().-]*$/;

/**
 * A text as a cell of a CSV file. Spreadsheets run text that looks like a formula (OWASP, "CSV injection"): a leading
 * apostrophe prevents it.
 */
export const csvText = (text: string): string => (FORMULA.test(text) && !NUMERIC.test(text) ? `'${text}` : text);
