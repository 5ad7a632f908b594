/** The lines of a pasted text, as options: without the empty ones, the first column of a table's rows. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => (line.split("\t", 1)[0] ?? "").trim())
    .filter((line) => line !== "");
