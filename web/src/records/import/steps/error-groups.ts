import type { CellError } from "@dure/domain/records/import/check-rows";
import type { CellProblem } from "@dure/domain/records/import/texts";

/** Cells of one column that say the same and are wrong for the same reason. */
export type ErrorGroup = {
  column: number;
  code: CellProblem;
  value: string;
  rows: number[];
};

export type GroupActions = {
  onReplace: (changes: readonly { column: number; from: string; to: string }[]) => void;
  onSkip: (group: ErrorGroup) => void;
  onShow: (row: number, column: number) => void;
};

/** The errors of a table, equal ones together, in the order in which they first come. */
export function errorGroups(errors: readonly CellError[], rows: readonly (readonly string[])[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const { row, column, code } of errors) {
    const value = rows[row - 1]?.[column] ?? "";
    const key = JSON.stringify([column, code, value]);
    const known = groups.get(key);
    if (known) known.rows.push(row);
    else groups.set(key, { column, code, value, rows: [row] });
  }
  return [...groups.values()];
}
