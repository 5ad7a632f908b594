/** Cells as spreadsheets take them from the clipboard: divided by tabs and lines, in quotes where a cell has either. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(quoted).join("\t")).join("\n");

const quoted = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
