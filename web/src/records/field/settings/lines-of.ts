/** The non-empty lines of a pasted text, for options. Of a pasted table, the first column counts. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => (line.split("\t", 1)[0] ?? "").trim())
    .filter((line) => line !== "");
