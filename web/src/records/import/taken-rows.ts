import type { Rows } from "./use-import-draft";

/** The rows that will be imported, each with its index in the table. */
export const takenRows = ({ rows, skipped }: Rows): { index: number; cells: readonly string[] }[] =>
  rows.flatMap((cells, index) => (skipped.has(index) ? [] : [{ index, cells }]));

/** The numbers of the rows that will be imported, in the spreadsheet, whose first row is the header. */
export const takenNumbers = (draft: Rows): number[] => takenRows(draft).map(({ index }) => index + 2);
