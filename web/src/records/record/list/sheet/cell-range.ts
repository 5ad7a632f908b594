/** A cell of the list by its place: rows from the top, columns from the left. */
export type CellPlace = { row: number; column: number };

/** A rectangle of cells, both ends included. */
export type CellRange = { top: number; bottom: number; left: number; right: number };

export const rangeOf = (a: CellPlace, b: CellPlace): CellRange => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const isOneCell = ({ top, bottom, left, right }: CellRange): boolean => top === bottom && left === right;

/** The rows of a range from the top, each as its columns. */
export const placesOf = ({ top, bottom, left, right }: CellRange): CellPlace[][] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => ({ row: top + row, column: left + column })),
  );

/** As much of a range as a list has. */
export const withinList = (
  { top, bottom, left, right }: CellRange,
  { rows, columns }: { rows: number; columns: number },
): CellRange => ({ top, bottom: Math.min(bottom, rows - 1), left, right: Math.min(right, columns - 1) });

const PAGE_ROWS = 12;

/** Where a key leads from a cell; with `far` (Ctrl or Command) an arrow goes to the edge. Undefined for other keys. */
export function nextPlace(
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: { rows: number; columns: number },
  far: boolean,
): CellPlace | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const step = far ? Math.max(rows, columns) : 1;
  const targets: Record<string, CellPlace> = {
    ArrowDown: { row: row + step, column },
    ArrowUp: { row: row - step, column },
    ArrowRight: { row, column: column + step },
    ArrowLeft: { row, column: column - step },
    PageDown: { row: row + PAGE_ROWS, column },
    PageUp: { row: row - PAGE_ROWS, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? lastRow : row, column: lastColumn },
  };
  const target = targets[key];
  return target && { row: clamp(target.row, lastRow), column: clamp(target.column, lastColumn) };
}

/** The cell after or before one, as Tab goes: on to the next row at the end of a row. Undefined beyond the last cell. */
export function tabPlace(
  { row, column }: CellPlace,
  { rows, columns }: { rows: number; columns: number },
  backwards: boolean,
): CellPlace | undefined {
  const place = row * columns + column + (backwards ? -1 : 1);
  if (place < 0 || place >= rows * columns) return undefined;
  return { row: Math.floor(place / columns), column: place % columns };
}

const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);
