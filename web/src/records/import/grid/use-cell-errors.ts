import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import { type CellError, rowChecker } from "@dure/domain/records/import/check-rows";
import type { ImportField } from "@dure/domain/records/import/import-field";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useMemo } from "react";
import { takenRows } from "../taken-rows";
import type { Draft } from "../use-import-draft";

export type CellErrors = {
  list: readonly CellError[];
  /** By `row:column`. */
  at: ReadonlyMap<string, CellError>;
};

export const placeOf = ({ row, column }: Pick<CellError, "row" | "column">) => `${row}:${column}`;

/**
 * The current errors: those found by the rules that the server shares, and the server's own for rows unchanged since.
 */
export function useCellErrors(
  mapping: Mapping,
  fields: readonly ImportField[],
  world: CellLookups,
  { rows, skipped, found, match }: Draft,
): CellErrors {
  const check = useMemo(() => rowChecker(mapping, fields, world, match), [mapping, fields, world, match]);
  return useMemo(() => {
    const taken = takenRows({ rows, skipped });
    const checked = check(taken.map(({ cells }) => cells)).errors.map((error) => ({
      ...error,
      row: (taken[error.row - 1]?.index ?? 0) + 1,
    }));
    const at = new Map(checked.map((error) => [placeOf(error), error]));
    const standing = found.filter(
      ({ row, error }) => rows[error.row - 1] === row && !skipped.has(error.row - 1) && !at.has(placeOf(error)),
    );
    for (const { error } of standing) at.set(placeOf(error), error);
    return { list: [...at.values()].sort((a, b) => a.row - b.row || a.column - b.column), at };
  }, [check, rows, skipped, found]);
}
