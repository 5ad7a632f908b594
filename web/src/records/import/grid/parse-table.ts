import { tidyTable } from "@dure/domain/records/import/table-limits";
import { parse } from "csv-parse/browser/esm/sync";

/**
 * Rows and columns of pasted or read text. A spreadsheet's clipboard is divided by tabs, with quotes around cells of
 * several lines; a CSV file by commas or semicolons.
 */
export function parseTable(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "");
  return tidyTable(parseQuoted(plain, delimiterOf(plain)));
}

/** The cells of a copied range; one cell is a range of one. */
export const parseRange = (text: string): string[][] => parseQuoted(text.replace(/\r?\n$/, ""), "\t");

/** What divides the header's columns. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split(/\r?\n|\r/, 1);
  return ["\t", ",", ";"].find((delimiter) => header.includes(delimiter)) ?? "\t";
}

/** An unbalanced quote was typed as text, so the text is parsed again without quoting. */
function parseQuoted(text: string, delimiter: string): string[][] {
  const options = { delimiter, relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, options);
  } catch {
    return parse(text, { ...options, quote: false });
  }
}
