import type { ValidImport } from "@dure/domain/records/import/api";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { ImportField } from "@dure/domain/records/import/import-field";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useMemo, useState } from "react";

export const STEPS = ["upload", "mapping", "validation", "preview", "progress"] as const;
export type Step = (typeof STEPS)[number];

/** What the server found in a row, as long as the row is as it was. */
export type Found = { row: readonly string[]; error: CellError };

export type Draft = {
  step: Step;
  /** As it was pasted: the header first. */
  table: string[][];
  /** The file's name; "" where it was pasted. */
  file: string;
  /** Field ids by column. */
  chosen: (string | null)[];
  /** The rows below the header, as they have been edited. */
  rows: readonly (readonly string[])[];
  found: readonly Found[];
  /** What the server would make and keep. */
  preview: ValidImport | null;
};

const EMPTY: Draft = { step: "upload", table: [], file: "", chosen: [], rows: [], found: [], preview: null };

/** An import in the making. Going back resets what the later steps have made of the data. */
export function useImportDraft(fields: readonly ImportField[]) {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const mapping: Mapping = useMemo(
    () => draft.chosen.map((id) => fields.find((field) => field.id === id) ?? null),
    [draft.chosen, fields],
  );
  return {
    draft,
    mapping,
    change,
    restart: () => setDraft(EMPTY),
    setCell: (row: number, column: number, text: string) =>
      setDraft((before) => ({
        ...before,
        rows: before.rows.with(row, (before.rows[row] ?? []).with(column, text)),
      })),
    /** Cells of one column that say one thing, all at once. */
    replaceAll: (changes: readonly { column: number; from: string; to: string }[]) =>
      setDraft((before) => ({ ...before, rows: before.rows.map((row) => replaced(row, changes)) })),
  };
}

export type ImportDraft = ReturnType<typeof useImportDraft>;

function replaced(row: readonly string[], changes: readonly { column: number; from: string; to: string }[]) {
  const fitting = changes.filter(({ column, from }) => row[column] === from);
  // An unchanged row stays the same one: it need not be checked again.
  return fitting.length === 0
    ? row
    : fitting.reduce<readonly string[]>((cells, { column, to }) => cells.with(column, to), row);
}
