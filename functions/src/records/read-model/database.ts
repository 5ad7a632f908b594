import { BIGINT, BOOLEAN, DOUBLE, type DuckDBConnection, type DuckDBType, VARCHAR } from "@duckdb/node-api";
import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { createPool } from "./create-pool";
import { newDatabasePath, openFile } from "./database-file";
import { createDocCodec, dictionaryOf } from "./doc-codec";
import { fitTables } from "./fit-tables";
import { applyLogEntries, createLogTables, type LogEntry, type LogTable, logReadAtMs } from "./log-table/log-table";
import { LOG_TABLES } from "./log-table/log-tables";
import type { Value } from "./query/params";
import { createRecordCache, type ReaderCache } from "./record-cache";
import { type CopyOptions, copyDatabase } from "./snapshot/copy-database";
import { KINDS, tablesOf } from "./table";
import { appendRecords, applyChanges, type Changes, idsOf } from "./write-rows";

/** Concurrent queries per team; more would only wait for the two cores. */
const READERS = 3;

export type Statement = { sql: string; values: Value[] };
/** Runs statements. `kept` is the cache of records of the same state. */
export type Reader = (<Row>(statement: Statement) => Promise<Row[]>) & { recordCache: ReaderCache };
export type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A snapshot file, which opening consumes; or sample records, for a new database tuned to records like them. */
export type Source = { file: string } | { samples: readonly CrmRecord[] };

/**
 * One team's records in a DuckDB of their own: no statement can reach another team's, and closing it frees all its
 * memory. One connection writes, a few read. A reader sees either all of a batch of changes or nothing of it.
 */
export async function openDatabase(catalog: Catalog, source: Source) {
  const file = await openFile("file" in source ? source.file : newDatabasePath());
  try {
    const writer = await file.connect();
    if ("samples" in source) await create(writer, dictionaryOf(source.samples));
    const codec = createDocCodec(await readDictionary(writer));
    const columns = { tables: await fitTables(writer, tablesOf(catalog, codec)) };
    await createLogTables(writer, LOG_TABLES);
    await writer.run("CREATE OR REPLACE TABLE rank (id VARCHAR, rank DOUBLE)");
    const readers = await Promise.all(Array.from({ length: READERS }, () => file.connect()));
    const reading = createPool(readers);
    const records = createRecordCache();
    const writing = createPool([writer]);

    return {
      decode: codec.decode,
      /** Adds new records; none of them may be in the database already. */
      append: (records: CrmRecord[]) => writing.use(() => appendRecords(writer, columns.tables, records)),
      apply: (changes: Changes) =>
        writing.use(() =>
          records.whileWriting(idsOf(changes), () =>
            inTransaction(writer, "BEGIN", () => applyChanges(writer, columns.tables, changes)),
          ),
        ),
      /** Applies entries of a log to its table, in their order. */
      applyLog: (table: LogTable, entries: readonly LogEntry[], readAtMs: number) =>
        writing.use(() => inTransaction(writer, "BEGIN", () => applyLogEntries(writer, table, entries, readAtMs))),
      logReadAtMs: (table: LogTable) => writing.use(() => logReadAtMs(writer, table)),
      /** Replaces the order of stages, deal types and members. */
      rank: (ids: string[]) => writing.use(() => inTransaction(writer, "BEGIN", () => rank(writer, ids))),
      /** Adds an empty column for each new field; throws if an existing field's values would compare differently. */
      fit: (wider: Catalog) =>
        writing.use(async () => {
          columns.tables = await fitTables(writer, tablesOf(wider, codec));
        }),
      /** Compresses the added rows as a snapshot would be. */
      compress: () => writing.use(() => writer.run("CHECKPOINT")),
      /** Copies the database into a new file. Call it before the database is sealed. */
      copyTo: (path: string, options?: CopyOptions) => writing.use(() => copyDatabase(writer, path, options)),
      /** Runs statements that all see the same state. */
      read: <T>(work: (read: Reader) => Promise<T>): Promise<T> =>
        reading.use((reader) => {
          const recordCache = records.forReader();
          return inTransaction(reader, "BEGIN TRANSACTION READ ONLY", () => work(readerOf(reader, recordCache)));
        }),
      /** Memory that closing frees: the buffers, and the file, which also is in memory on Cloud Functions. */
      bytes: async () => ({ file: file.bytes, buffers: await reading.use(bufferBytes) }),
      seal: file.seal,
      close: () => {
        for (const connection of [...readers, writer]) connection.closeSync();
        file.close();
      },
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

async function create(writer: DuckDBConnection, dictionary: Uint8Array): Promise<void> {
  for (const kind of KINDS) {
    await writer.run(`CREATE TABLE ${kind} (key UUID NOT NULL, id VARCHAR, doc BLOB NOT NULL)`);
    await writer.run(`CREATE INDEX ${kind}_key ON ${kind} (key)`);
  }
  await writer.run("CREATE TABLE meta (dictionary BLOB)");
  await writer.run("INSERT INTO meta VALUES (from_base64($1))", [Buffer.from(dictionary).toString("base64")]);
}

async function readDictionary(writer: DuckDBConnection): Promise<Uint8Array> {
  const [row] = (await writer.runAndReadAll("SELECT dictionary FROM meta")).getRowObjectsJS();
  return row?.dictionary as Uint8Array;
}

/** Left to itself, DuckDB binds every whole number as an integer, and refuses those beyond 64 bits. */
function typeOf(value: Value): DuckDBType {
  if (typeof value === "string") return VARCHAR;
  if (typeof value === "boolean") return BOOLEAN;
  return Number.isSafeInteger(value) ? BIGINT : DOUBLE;
}

const readerOf = (connection: DuckDBConnection, recordCache: ReaderCache): Reader =>
  Object.assign(
    async <Row>({ sql, values }: Statement) =>
      (await connection.runAndReadAll(sql, values, values.map(typeOf))).getRowObjectsJS() as Row[],
    { recordCache },
  );

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

async function bufferBytes(reader: DuckDBConnection): Promise<number> {
  const [row] = (
    await reader.runAndReadAll("SELECT sum(memory_usage_bytes) AS bytes FROM duckdb_memory()")
  ).getRowObjectsJS();
  return Number(row?.bytes);
}

async function rank(writer: DuckDBConnection, ids: string[]): Promise<void> {
  await writer.run("DELETE FROM rank");
  for (const [place, id] of ids.entries()) await writer.run("INSERT INTO rank VALUES ($1, $2)", [id, place]);
}
