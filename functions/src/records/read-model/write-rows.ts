import { type DuckDBConnection, DuckDBDataChunk } from "@duckdb/node-api";
import type { RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { keyOf } from "./record-key";
import { type Column, KINDS, type Tables } from "./table";

export type Changes = { upserts: CrmRecord[]; deletedIds: string[] };

/** Rows per chunk: DuckDB's vector size. The event loop runs between chunks. */
const CHUNK_ROWS = 2048;
/** For fewer rows, building a chunk costs more than passing single values. */
const FEW_ROWS = 16;

export const idsOf = ({ upserts, deletedIds }: Changes): string[] => [...deletedIds, ...upserts.map(({ id }) => id)];

/** Replaces and deletes records. A record's kind never changes; the kind of a deleted record is unknown. */
export async function applyChanges(writer: DuckDBConnection, tables: Tables, changes: Changes): Promise<void> {
  for (const kind of KINDS)
    await deleteRows(writer, kind, idsOf({ ...changes, upserts: changes.upserts.filter((one) => one.kind === kind) }));
  await appendRecords(writer, tables, changes.upserts);
}

async function deleteRows(writer: DuckDBConnection, kind: RecordKind, ids: string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
    const keys = ids.slice(from, from + CHUNK_ROWS).map((id) => `'${keyOf(id)}'`);
    await writer.run(`DELETE FROM ${kind} WHERE key IN (${keys.join(", ")})`);
  }
}

/** Adds new records. */
export async function appendRecords(writer: DuckDBConnection, tables: Tables, records: CrmRecord[]): Promise<void> {
  for (const kind of KINDS) {
    const some = records.filter((record) => record.kind === kind);
    if (some.length > 0) await appendKind(writer, kind, tables[kind], some);
  }
}

async function appendKind(writer: DuckDBConnection, kind: RecordKind, columns: Column[], records: CrmRecord[]) {
  const appender = await writer.createAppender(kind);
  try {
    if (records.length <= FEW_ROWS)
      for (const record of records) {
        for (const { read, type } of columns) appender.appendValue(read(record), type.type);
        appender.endRow();
      }
    else
      for (let from = 0; from < records.length; from += CHUNK_ROWS) {
        const chunk = DuckDBDataChunk.create(columns.map(({ type }) => type.type));
        chunk.setRows(records.slice(from, from + CHUNK_ROWS).map((record) => columns.map(({ read }) => read(record))));
        appender.appendDataChunk(chunk);
        await new Promise(setImmediate);
      }
    appender.flushSync();
  } finally {
    appender.closeSync();
  }
}
