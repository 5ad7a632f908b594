import type { ValidImport } from "@dure/domain/records/import/api";
import type { CellError } from "@dure/domain/records/import/check-rows";
import type { ImportField } from "@dure/domain/records/import/import-field";
import { CREATE_ALL, type ImportMatch } from "@dure/domain/records/import/import-match";
import type { Mapping } from "@dure/domain/records/import/mapping";
import { useMemo, useRef, useState } from "react";

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
  /** Whether rows update records, and by what these are found. */
  match: ImportMatch;
  /** The rows below the header, as they have been edited. */
  rows: readonly (readonly string[])[];
  /** The rows that are left out, by their index, each with the reason in the interface's language. */
  skipped: Skipped;
  found: readonly Found[];
  /** What the server would make and keep: of a large table, its first part. */
  preview: ValidImport | null;
  /** The import that a large table was sent to in parts; null for a table that is sent at once. */
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

/** Edits that can be undone. */
const MAX_UNDONE = 100;

/** An import in the making. Going back resets what the later steps have made of the data. */
export function useImportDraft(fields: readonly ImportField[]) {
  const [draft, setDraft] = useState(EMPTY);
  const past = useRef<Rows[]>([]);
  const future = useRef<Rows[]>([]);
  const forget = () => {
    past.current = [];
    future.current = [];
  };
  /** One edit of rows, which Ctrl+Z takes back. */
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
    /** Cells by the index of their row. */
    setCells: (cells: readonly { row: number; column: number; text: string }[]) =>
      edit(({ rows }) => ({
        rows: cells.reduce((all, { row, column, text }) => all.with(row, (all[row] ?? []).with(column, text)), rows),
      })),
    /** Cells of one column that say one thing, all at once. */
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
  // An unchanged row stays the same one: it need not be checked again.
  return fitting.length === 0
    ? row
    : fitting.reduce<readonly string[]>((cells, { column, to }) => cells.with(column, to), row);
}
