import { parse } from "csv-parse/browser/esm/sync";

/** The cells of a clipboard, by row. */
export function readTsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r?\n$/, "");
  const options = { delimiter: "\t", relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;
  try {
    return parse(plain, options);
  } catch {
    // A cell that begins with a quote and has no other was typed so: then no quotes mean anything.
    return parse(plain, { ...options, quote: false });
  }
}
