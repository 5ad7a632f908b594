import { csvText } from "@dure/domain/teams/audit/csv-text";

const quoted = (text: string): string => `"${csvText(text).replaceAll('"', '""')}"`;

/** Rows as a CSV file. Excel reads Korean text as UTF-8 only if the file begins with a byte order mark. */
export const mailHistoryCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
