import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

/** The name that a file is attached under. */
const DATABASE = "team";
/**
 * Rows per row group: they are compressed, skipped and scanned together. DuckDB's default of 122,880 would leave a team
 * of 100,000 records to one thread.
 */
export const ROW_GROUP_ROWS = 20_480;

/**
 * Memory for a team's buffers; pages beyond it are read from the file again. A transaction sees the state of its BEGIN, not of
 * its first statement: what is cached for a state depends on it.
 */
const SETTINGS = { threads: "2", memory_limit: "256MB", immediate_transaction_mode: "true" };

/**
 * A new path in this instance's temporary directory, which is memory on Cloud Functions. The caller removes the file.
 */
export const newDatabasePath = (): string => join(tmpdir(), `dure-read-model-${randomUUID()}.duckdb`);

/**
 * Opens an existing or new database file and unlinks it at once, so nothing of it outlives the process. Its data lives
 * as long as the database is open.
 */
export async function openFile(path: string) {
  const instance = await DuckDBInstance.create(":memory:", SETTINGS);
  try {
    const connection = await instance.connect();
    await connection.run("PRAGMA disable_checkpoint_on_shutdown");
    await connection.run(attach(path, "RECOVERY_MODE NO_WAL_WRITES"));
    return {
      bytes: statSync(path).size,
      /** Opens a connection in which the file's tables are the default. */
      connect: async (): Promise<DuckDBConnection> => {
        const one = await instance.connect();
        await one.run(`USE ${DATABASE}`);
        return one;
      },
      /** Blocks file access for all later statements. */
      seal: () => connection.run("SET enable_external_access = false"),
      close: () => {
        connection.closeSync();
        instance.closeSync();
      },
    };
  } catch (error) {
    instance.closeSync();
    throw error;
  } finally {
    rmSync(path, { force: true });
  }
}

/** The statement that attaches a file. Paths are generated here and contain no quotes. */
export const attach = (path: string, options: string, name = DATABASE): string =>
  `ATTACH '${path}' AS ${name} (STORAGE_VERSION 'latest', ROW_GROUP_SIZE ${ROW_GROUP_ROWS}, ${options})`;
