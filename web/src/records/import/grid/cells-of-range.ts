import type { GridColumn } from "./grid-column";

export type Place = { row: number; column: number };

/**
 * The cells that a pasted range covers from a place of the grid on, as rows and columns of the table; what lies beyond the
 * grid is left out.
 */
export const cellsOfRange = (
  at: Place,
  texts: readonly (readonly string[])[],
  places: readonly number[],
  columns: readonly GridColumn[],
): (Place & { text: string })[] =>
  texts.flatMap((line, down) =>
    line.flatMap((text, across) => {
      const [row, column] = [places[at.row + down], columns[at.column + across]?.column];
      return row === undefined || column === undefined ? [] : [{ row, column, text }];
    }),
  );
