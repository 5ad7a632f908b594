import { type CellPlace, type CellRange, placesOf } from "../cell-range";

/**
 * What the fill handle of a range covers when it is dragged to a cell: the range extended along the longer axis, and
 * the new part of it. Undefined while the cell is inside the range.
 */
export function filledRange(from: CellRange, to: CellPlace): { whole: CellRange; fresh: CellRange } | undefined {
  const down = to.row - from.bottom;
  const up = from.top - to.row;
  const right = to.column - from.right;
  const left = from.left - to.column;
  const farthest = Math.max(down, up, right, left);
  if (farthest <= 0) return undefined;
  if (down === farthest)
    return { whole: { ...from, bottom: to.row }, fresh: { ...from, top: from.bottom + 1, bottom: to.row } };
  if (up === farthest)
    return { whole: { ...from, top: to.row }, fresh: { ...from, top: to.row, bottom: from.top - 1 } };
  if (right === farthest)
    return { whole: { ...from, right: to.column }, fresh: { ...from, left: from.right + 1, right: to.column } };
  return { whole: { ...from, left: to.column }, fresh: { ...from, left: to.column, right: from.left - 1 } };
}

/** The cells of `fresh`, filled with repetitions of the range `from`. */
export function repeatedIn<T>(cells: readonly (readonly T[])[], from: CellRange, fresh: CellRange): T[][] {
  const at = (place: number, first: number, count: number) => (((place - first) % count) + count) % count;
  return placesOf(fresh).map((places) =>
    places.flatMap(({ row, column }) => {
      const line = cells[at(row, from.top, cells.length)] ?? [];
      const cell = line[at(column, from.left, line.length)];
      return cell === undefined ? [] : [cell];
    }),
  );
}
