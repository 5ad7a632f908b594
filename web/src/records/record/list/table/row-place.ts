import type { RecordRows } from "../use-record-rows";

/** A row: its record's id, and the index at which the record last was. */
export type RowPlace = { index: number; id: string | undefined };

/** The current index of a record: its last one, or one nearby. */
export function rowIndexOf(rows: Pick<RecordRows, "at">, { index, id }: RowPlace): number {
  if (id === undefined || rows.at(index)?.id === id) return index;
  for (let step = 1; step <= NEAR_ROWS; step += 1) {
    if (rows.at(index + step)?.id === id) return index + step;
    if (rows.at(index - step)?.id === id) return index - step;
  }
  return index;
}

const NEAR_ROWS = 100;
