import type { Text } from "../../shared/text";
import type { ImportEntity } from "./import-field";
import { importTexts } from "./texts";

/** Rows of a table, its header among them (docs/product/records-transfer.md#table-limits). */
export const MIN_ROWS = 2;
export const MAX_ROWS = 1000;
export const MAX_COLUMNS = 100;
/** Rows of a table that comes in parts, its header among them (docs/product/records-transfer.md#large-tables). */
export const MAX_TABLE_ROWS = 100_001;

/** A lead needs its title, a deal its title and its stage. */
const MIN_COLUMNS: Record<ImportEntity, number> = { lead: 1, deal: 2, company: 1, contact: 1 };

/** A pasted table: its header first, every row as wide as the header. */
export type Table = readonly (readonly string[])[];

/** The problem of a table as a whole; undefined if it can be imported. */
export function tableProblem(table: Table, entity: ImportEntity, maxRows = MAX_ROWS): Text | undefined {
  const [header = [], ...rows] = table;
  if (table.length === 0) return importTexts.noData;
  if (header.every((cell) => cell.trim() === "")) return importTexts.noHeader;
  if (table.length < MIN_ROWS) return importTexts.tooFewRows;
  if (table.length > maxRows) return importTexts.tooManyRows(table.length, maxRows);
  if (header.length > MAX_COLUMNS) return importTexts.tooManyColumns(header.length);
  if (header.length < MIN_COLUMNS[entity]) return importTexts.tooFewColumns;
  if (rows.some((row) => row.length !== header.length)) return importTexts.raggedRows;
  return undefined;
}

/** Removes empty rows and trailing empty columns, and pads every row to the same width. */
export function tidyTable(rows: readonly (readonly string[])[]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((cell) => cell.trim() !== "") + 1));
  return filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ""));
}
