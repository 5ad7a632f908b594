import type { ValidImport } from "@dure/domain/records/import/api";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { CREATE_ALL, type ImportMatch } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useMemo, useRef, useState } from "react";

export const STEPS = ["upload", "mapping", "validation", "preview", "progress"] as const;
export type Step = (typeof STEPS)[number];

/** An error that the server found in a row. It applies as long as the row is unchanged. */
export type Found = { row: readonly string[]; error: CellError };

export type Draft = {
  step: Step;
  /** As it was pasted: the header first. */
  table: string[][];
  /** The file's name; "" where it was pasted. */
  file: string;
  /** Field ids by column. */
  chosen: (string | null)[];
  /** Whether rows update existing records, and the field that finds them. */
  match: ImportMatch;
  /** The rows below the header, as they have been edited. */
  rows: readonly (readonly string[])[];
  /** The rows that are left out, by their index, each with the reason in the interface's language. */
  skipped: Skipped;
  found: readonly Found[];
  /** What the server would create and store; for a large table, of its first rows. */
  preview: ValidImport | null;
  /** The id of the import that has a large table's parts; null for a table that is sent in one call. */
  importId: string | null;
};

/** Reasons by the index of a row. */
export type Skipped = ReadonlyMap<number, string>;
export type Rows = Pick<Draft, "rows" | "skipped">;

const NONE: Skipped = new Map();
const EMPTY: Draft = {
  ...{ step: "upload", table: [], file: "", chosen: [], match: CREATE_ALL, rows: [] },
  ...{ skipped: NONE, found: [], preview: null, importId: null },
};

/** The most edits that can be undone. */
const MAX_UNDONE = 100;

/** The draft of an import. Going back discards what the later steps have changed. */
export function useImportDraft(fields: readonly ImportField[]) {
  const [draft, setDraft] = useState(EMPTY);
  const past = useRef<Rows[]>([]);
  const future = useRef<Rows[]>([]);
  const forget = () => {
    past.current = [];
    future.current = [];
  };
  /** Makes one edit of rows, which Ctrl+Z undoes. */
  const edit = (next: (rows: Rows) => Partial<Rows>) => {
    past.current = [...past.current.slice(1 - MAX_UNDONE), rowsOf(draft)];
    future.current = [];
    setDraft((before) => ({ ...before, ...next(before) }));
  };
  const travel = (from: typeof past, to: typeof past) => {
    const rows = from.current.pop();
    if (!rows) return;
    to.current.push(rowsOf(draft));
    setDraft((before) => ({ ...before, ...rows }));
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const mapping: Mapping = useMemo(
    () => draft.chosen.map((id) => fields.find((field) => field.id === id) ?? null),
    [draft.chosen, fields],
  );
  return {
    draft,
    mapping,
    change,
    restart: () => {
      forget();
      setDraft(EMPTY);
    },
    /** Begins with the rows as they were pasted. */
    begin: (rows: Draft["rows"]) => {
      forget();
      change({ step: "validation", rows, skipped: NONE, found: [] });
    },
    /** `row` is the row's index. */
    setCells: (cells: readonly { row: number; column: number; text: string }[]) =>
      edit(({ rows }) => ({
        rows: cells.reduce((all, { row, column, text }) => all.with(row, (all[row] ?? []).with(column, text)), rows),
      })),
    /** Replaces a text in all cells of a column at once. */
    replaceAll: (changes: readonly { column: number; from: string; to: string }[]) =>
      edit(({ rows }) => ({ rows: rows.map((row) => replaced(row, changes)) })),
    skip: (reasons: Skipped) => edit(({ skipped }) => ({ skipped: new Map([...skipped, ...reasons]) })),
    /** Takes a row that was left out after all. */
    take: (row: number) =>
      edit(({ skipped }) => ({ skipped: new Map([...skipped].filter(([index]) => index !== row)) })),
    undo: () => travel(past, future),
    redo: () => travel(future, past),
  };
}

export type ImportDraft = ReturnType<typeof useImportDraft>;

const rowsOf = ({ rows, skipped }: Draft): Rows => ({ rows, skipped });

function replaced(row: readonly string[], changes: readonly { column: number; from: string; to: string }[]) {
  const fitting = changes.filter(({ column, from }) => row[column] === from);
  // An unchanged row keeps its identity, so that it isn't checked again.
  return fitting.length === 0
    ? row
    : fitting.reduce<readonly string[]>((cells, { column, to }) => cells.with(column, to), row);
}
