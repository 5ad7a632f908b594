import type { CellError } from "@dure/domain/records/import/check-rows";
import { correctCell } from "@dure/domain/records/import/correct-cell";
import type { Mapping } from "@dure/domain/records/import/mapping";
import type { CellLookups } from "@dure/domain/records/import/read-cell";
import type { CellProblem } from "@dure/domain/records/import/texts";

/** Cells of one column that say the same and are wrong for the same reason. */
export type ErrorGroup = {
  column: number;
  code: CellProblem;
  value: string;
  rows: number[];
  /** What they probably mean. */
  mended: string | undefined;
};

/** The errors of a table, equal ones together, in the order in which they first come. */
export function errorGroups(
  errors: readonly CellError[],
  rows: readonly (readonly string[])[],
  mapping: Mapping,
  world: CellLookups,
): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const { row, column, code } of errors) {
    const value = rows[row - 1]?.[column] ?? "";
    const key = JSON.stringify([column, code, value]);
    const known = groups.get(key);
    const field = mapping[column];
    if (known) known.rows.push(row);
    else
      groups.set(key, {
        column,
        code,
        value,
        rows: [row],
        mended: field ? correctCell(value, field, world) : undefined,
      });
  }
  return [...groups.values()];
}
