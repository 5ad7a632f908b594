import { parse } from "csv-parse/browser/esm/sync";

/** The cells of a clipboard, by row. */
export function readTsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r?\n$/, "");
  const options = { delimiter: "\t", relax_column_count: true, relax_quotes: true, skip_empty_lines: false } as const;
  try {
    return parse(plain, options);
  } catch {
    // An unbalanced quote was typed as text, so the text is parsed again without quoting.
    return parse(plain, { ...options, quote: false });
  }
}
