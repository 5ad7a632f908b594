import { type DuckDBConnection, DuckDBDataChunk, DuckDBInstance } from "@duckdb/node-api";
import type { RecordKind } from "@dure/domain/records/entity";
import type { Catalog } from "@dure/domain/records/filter-field";
import type { CrmRecord } from "@dure/domain/records/record";
import type { Statement } from "./page-query";
import { createPool } from "./pool";
import { KINDS, type Table, tablesOf } from "./table";

/** Lists that run at the same time for one team; more would only wait for the two cores. */
const READERS = 3;
/** Rows handed to DuckDB at once: its vector's size. The event loop is free in between. */
const CHUNK_ROWS = 2048;

const SETTINGS = { threads: "2", memory_limit: "1GB", enable_external_access: "false" };

export type Reader = <Row>(statement: Statement) => Promise<Row[]>;
export type Database = Awaited<ReturnType<typeof openDatabase>>;
export type Changes = { upserts: CrmRecord[]; deletedIds: string[] };

/**
 * One team's records in a DuckDB of its own: no statement can reach another team's, and closing it gives all its
 * memory back. One connection writes, a few read; a reader sees either all of a batch of changes or nothing of it.
 */
export async function openDatabase(catalog: Catalog) {
  const tables = tablesOf(catalog);
  const instance = await DuckDBInstance.create(":memory:", SETTINGS);
  const writer = await instance.connect();
  for (const { create } of Object.values(tables)) for (const statement of create) await writer.run(statement);
  await writer.run("CREATE TABLE rank (id VARCHAR, rank DOUBLE)");
  const readers = await Promise.all(Array.from({ length: READERS }, () => instance.connect()));
  const reading = createPool(readers);
  const writing = createPool([writer]);

  return {
    /** Adds records that are not in yet. */
    append: (records: CrmRecord[]) => writing.use((one) => append(one, tables, records)),
    apply: (changes: Changes) => writing.use((one) => inTransaction(one, "BEGIN", () => apply(one, tables, changes))),
    /** Replaces the order of stages, deal types and members. */
    rank: (ids: string[]) => writing.use((one) => inTransaction(one, "BEGIN", () => rank(one, ids))),
    /** Runs statements that see one state of the data. */
    read: <T>(work: (read: Reader) => Promise<T>): Promise<T> =>
      reading.use((reader) => inTransaction(reader, "BEGIN TRANSACTION READ ONLY", () => work(readerOf(reader)))),
    close: () => {
      for (const connection of [...readers, writer]) connection.closeSync();
      instance.closeSync();
    },
  };
}

const readerOf =
  (connection: DuckDBConnection): Reader =>
  async <Row>({ sql, values }: Statement) =>
    (await connection.runAndReadAll(sql, values)).getRowObjectsJS() as Row[];

async function inTransaction<T>(connection: DuckDBConnection, begin: string, work: () => Promise<T>): Promise<T> {
  await connection.run(begin);
  try {
    const result = await work();
    await connection.run("COMMIT");
    return result;
  } catch (error) {
    await connection.run("ROLLBACK");
    throw error;
  }
}

type Tables = Record<RecordKind, Table>;

async function append(writer: DuckDBConnection, tables: Tables, records: CrmRecord[]): Promise<void> {
  for (const kind of KINDS) {
    const some = records.filter((record) => record.kind === kind);
    if (some.length > 0) await appendKind(writer, tables[kind], some);
  }
}

async function appendKind(writer: DuckDBConnection, { kind, types, row }: Table, records: CrmRecord[]): Promise<void> {
  const appender = await writer.createAppender(kind);
  try {
    for (let from = 0; from < records.length; from += CHUNK_ROWS) {
      const chunk = DuckDBDataChunk.create(types);
      chunk.setRows(records.slice(from, from + CHUNK_ROWS).map(row));
      appender.appendDataChunk(chunk);
      await new Promise(setImmediate);
    }
    appender.flushSync();
  } finally {
    appender.closeSync();
  }
}

async function apply(writer: DuckDBConnection, tables: Tables, { upserts, deletedIds }: Changes): Promise<void> {
  const ids = [...deletedIds, ...upserts.map(({ id }) => id)];
  for (let from = 0; from < ids.length; from += CHUNK_ROWS) {
    const some = ids.slice(from, from + CHUNK_ROWS);
    const list = some.map((_, index) => `$${index + 1}`).join(", ");
    for (const kind of KINDS) await writer.run(`DELETE FROM ${kind} WHERE id IN (${list})`, some);
  }
  await append(writer, tables, upserts);
}

async function rank(writer: DuckDBConnection, ids: string[]): Promise<void> {
  await writer.run("DELETE FROM rank");
  for (const [place, id] of ids.entries()) await writer.run("INSERT INTO rank VALUES ($1, $2)", [id, place]);
}
