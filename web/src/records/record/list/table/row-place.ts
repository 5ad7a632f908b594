import type { RecordRows } from "../use-record-rows";

/** A row by its record, and where the record stood. */
export type RowPlace = { index: number; id: string | undefined };

/** Where a record stands now: at its place, or shortly before or behind it. */
export function rowIndexOf(rows: Pick<RecordRows, "at">, { index, id }: RowPlace): number {
  if (id === undefined || rows.at(index)?.id === id) return index;
  for (let step = 1; step <= NEAR_ROWS; step += 1) {
    if (rows.at(index + step)?.id === id) return index + step;
    if (rows.at(index - step)?.id === id) return index - step;
  }
  return index;
}

const NEAR_ROWS = 100;
