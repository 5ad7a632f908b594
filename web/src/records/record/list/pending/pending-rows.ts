import type { RecordView } from "@dure/domain/records/record/record";

/** A record that was edited in the list, as it is shown while its writes are pending. */
export type PendingRow = {
  record: RecordView;
  writes: number;
  /** The answer to the record's last write. */
  answer?: RecordView;
  /** Whether the record keeps its place until the cells are left, wherever the edit belongs in the order. */
  stays: boolean;
};

export type PendingRows = ReadonlyMap<string, PendingRow>;

export type PendingRowStore = ReturnType<typeof createPendingRows>;

/**
 * The records that are being edited in a list. A list read during a write may not contain the change yet, and one read
 * afterwards may have the record elsewhere or nowhere. Neither changes what the user sees.
 */
export function createPendingRows() {
  let rows: PendingRows = new Map();
  const listeners = new Set<() => void>();
  const change = (edit: (next: Map<string, PendingRow>) => void) => {
    const next = new Map(rows);
    edit(next);
    rows = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: (): PendingRows => rows,
    /** Begins a write of these records; they are shown with their new values. */
    begin: (records: readonly RecordView[]) =>
      change((next) => {
        for (const record of records)
          next.set(record.id, {
            ...next.get(record.id),
            record,
            writes: (next.get(record.id)?.writes ?? 0) + 1,
            stays: true,
          });
      }),
    /** Settles a write: each record shows its answer, or its old values, unless a later write is pending. */
    settle: ({ answers, back }: { answers: readonly RecordView[]; back: readonly RecordView[] }) =>
      change((next) => {
        const edit = (record: RecordView, more: Partial<PendingRow>) => {
          const row = next.get(record.id);
          if (row) next.set(record.id, { ...row, ...more, ...(row.writes === 1 && { record }) });
        };
        for (const record of answers) edit(record, { answer: record });
        for (const record of back) edit(record, {});
      }),
    /** Ends a write, once lists have been read since. */
    end: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) drop(next, id, (row) => ({ ...row, writes: row.writes - 1 }));
      }),
    /** Called when the cells are left: every record moves to its place in the order. */
    release: () => {
      if (rows.size === 0) return;
      change((next) => {
        for (const id of rows.keys()) drop(next, id, (row) => ({ ...row, stays: false }));
      });
    },
  };
}

function drop(rows: Map<string, PendingRow>, id: string, edit: (row: PendingRow) => PendingRow): void {
  const row = rows.get(id);
  if (!row) return;
  const next = edit(row);
  if (next.writes > 0 || next.stays) rows.set(id, next);
  else rows.delete(id);
}
