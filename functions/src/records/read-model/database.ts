import type { DuckDBConnection } from "@duckdb/node-api";
import type { Catalog } from "@dure/domain/records/filter/filter-field";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { createPool } from "./create-pool";
import { newDatabasePath, openFile } from "./database-file";
import { createDatabaseVersion } from "./database-version";
import { createDocCodec, dictionaryOf } from "./doc-codec";
import { fitTables } from "./fit-tables";
import { inTransaction } from "./in-transaction";
import { applyLogEntries, createLogTables, type LogEntry, type LogTable, logReadAtMs } from "./log-table/log-table";
import { LOG_TABLES } from "./log-table/log-tables";
import { openReaders } from "./open-readers";
import { createRecordCache } from "./record-cache";
import { type CopyOptions, copyDatabase } from "./snapshot/copy-database";
import { KINDS, tablesOf } from "./table";
import { appendRecords, applyChanges, type Changes, idsOf } from "./write-rows";

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
    const version = createDatabaseVersion();
    const records = createRecordCache(version);
    const readers = await openReaders(file.connect, { version, records });
    const writing = createPool([writer]);
    const write = <T>(work: () => Promise<T>) => writing.use(() => version.whileWriting(work));
    const writeAtOnce = <T>(work: () => Promise<T>) => write(() => inTransaction(writer, "BEGIN", work));

    return {
      decode: codec.decode,
      /** Adds new records; none of them may be in the database already. */
      append: (records: CrmRecord[]) => write(() => appendRecords(writer, columns.tables, records)),
      apply: (changes: Changes) =>
        writeAtOnce(() => {
          records.evict(idsOf(changes));
          return applyChanges(writer, columns.tables, changes);
        }),
      /** Applies entries of a log to its table, in their order. */
      applyLog: (table: LogTable, entries: readonly LogEntry[], readAtMs: number) =>
        writeAtOnce(() => applyLogEntries(writer, table, entries, readAtMs)),
      logReadAtMs: (table: LogTable) => writing.use(() => logReadAtMs(writer, table)),
      /** Replaces the order of stages, deal types and members. */
      rank: (ids: string[]) => writeAtOnce(() => rank(writer, ids)),
      /** Adds an empty column for each new field; throws if an existing field's values would compare differently. */
      fit: (wider: Catalog) =>
        write(async () => {
          columns.tables = await fitTables(writer, tablesOf(wider, codec));
        }),
      /** Compresses the added rows as a snapshot would be. */
      compress: () => write(() => writer.run("CHECKPOINT")),
      /** Copies the database into a new file. Call it before the database is sealed. */
      copyTo: (path: string, options?: CopyOptions) => writing.use(() => copyDatabase(writer, path, options)),
      /** Runs statements that all see the same state. */
      read: readers.read,
      /** Memory that closing frees: the buffers, and the file, which also is in memory on Cloud Functions. */
      bytes: async () => ({
        file: file.bytes,
        buffers: await readers.bufferBytes(),
      }),
      seal: file.seal,
      close: () => {
        readers.close();
        writer.closeSync();
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

async function rank(writer: DuckDBConnection, ids: string[]): Promise<void> {
  await writer.run("DELETE FROM rank");
  for (const [place, id] of ids.entries()) await writer.run("INSERT INTO rank VALUES ($1, $2)", [id, place]);
}
