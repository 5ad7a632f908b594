import { type DuckDBConnection, DuckDBDataChunk, type DuckDBValue } from "@duckdb/node-api";
import type { SqlType } from "../table";

/** A document of a log: rows that replace those with the same key, or a subject whose rows are removed. */
export type LogEntry = { rows: readonly DuckDBValue[][] } | { gone: string };

/** A table beside the records, made from a log of the team that is kept in Firestore. */
export type LogTable = {
  /** The name in SQL. A statement that contains it waits until the log is read. */
  name: string;
  /** The team's collection. Each of its documents has `committed_at`, a time of Firestore's. */
  collection: string;
  columns: readonly { name: string; type: SqlType }[];
  /** The columns that identify a row. Of two rows with the same values there, the later one counts. */
  key: readonly string[];
  /** The column of the subject whose rows a `gone` entry removes. */
  subject: string;
  toEntry: (doc: Record<string, unknown>) => LogEntry;
};

/** The table that says up to when, by Firestore's clock, each log was read. */
const READ_AT = "log_read_at";
const CHUNK_ROWS = 2048;

const incoming = ({ name }: LogTable) => `${name}_incoming`;

export async function createLogTables(writer: DuckDBConnection, tables: readonly LogTable[]): Promise<void> {
  for (const table of tables) {
    const columns = table.columns.map(({ name, type }) => `${name} ${type.name}`).join(", ");
    await writer.run(`CREATE TABLE IF NOT EXISTS ${table.name} (${columns})`);
    // Rows that wait to replace those of the table.
    await writer.run(`CREATE OR REPLACE TEMP TABLE ${incoming(table)} (${columns})`);
  }
  await writer.run(`CREATE TABLE IF NOT EXISTS ${READ_AT} (log VARCHAR, at_ms DOUBLE)`);
}

/** Copies the tables into an attached database. */
export async function copyLogTables(writer: DuckDBConnection, tables: readonly LogTable[], to: string): Promise<void> {
  for (const { name, key } of tables)
    await writer.run(`CREATE TABLE ${to}.${name} AS SELECT * FROM ${name} ORDER BY ${key.join(", ")}`);
  await writer.run(`CREATE TABLE ${to}.${READ_AT} AS SELECT * FROM ${READ_AT}`);
}

/** Up to when the table's log was read; 0 if it was never read. */
export async function logReadAtMs(writer: DuckDBConnection, { name }: LogTable): Promise<number> {
  const [row] = (await writer.runAndReadAll(`SELECT at_ms FROM ${READ_AT} WHERE log = $1`, [name])).getRowObjectsJS();
  return Number(row?.at_ms ?? 0);
}

/** Applies entries of the log, in their order. Entries that are applied already change nothing. */
export async function applyLogEntries(
  writer: DuckDBConnection,
  table: LogTable,
  entries: readonly LogEntry[],
  readAtMs: number,
): Promise<void> {
  const { name, columns, key, subject } = table;
  const gone = entries.flatMap((entry) => ("gone" in entry ? [entry.gone] : []));
  if (gone.length > 0)
    await writer.run(`DELETE FROM ${name} WHERE ${subject} IN (${gone.map((_, n) => `$${n + 1}`).join(", ")})`, gone);
  const placeOf = (column: string) => columns.findIndex((one) => one.name === column);
  const [keyed, about] = [key.map(placeOf), placeOf(subject)];
  const last = new Map<string, DuckDBValue[]>();
  for (const entry of entries) {
    // A subject may come back after it was gone.
    if ("gone" in entry) for (const [id, row] of last) if (String(row[about]) === entry.gone) last.delete(id);
    for (const row of "rows" in entry ? entry.rows : [])
      last.set(keyed.map((place) => String(row[place])).join(" "), row);
  }
  if (last.size > 0) await replaceRows(writer, table, [...last.values()]);
  await writer.run(`DELETE FROM ${READ_AT} WHERE log = $1`, [name]);
  await writer.run(`INSERT INTO ${READ_AT} VALUES ($1, $2)`, [name, readAtMs]);
}

async function replaceRows(writer: DuckDBConnection, table: LogTable, rows: DuckDBValue[][]): Promise<void> {
  const { name, columns, key } = table;
  const appender = await writer.createAppender(incoming(table));
  try {
    for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
      const chunk = DuckDBDataChunk.create(columns.map(({ type }) => type.type));
      chunk.setRows(rows.slice(from, from + CHUNK_ROWS));
      appender.appendDataChunk(chunk);
      await new Promise(setImmediate);
    }
    appender.flushSync();
  } finally {
    appender.closeSync();
  }
  const same = key.map((column) => `t.${column} = i.${column}`).join(" AND ");
  await writer.run(`DELETE FROM ${name} t USING ${incoming(table)} i WHERE ${same}`);
  await writer.run(`INSERT INTO ${name} SELECT * FROM ${incoming(table)}`);
  await writer.run(`DELETE FROM ${incoming(table)}`);
}
