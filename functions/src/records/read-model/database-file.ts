import { randomUUID } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

/** The name under which a file's tables are known. */
const DATABASE = "team";
/**
 * Rows that are compressed, skipped and read together. The database's own 122,880 would leave a team of 100,000 records
 * to one thread.
 */
export const ROW_GROUP_ROWS = 20_480;

/** Buffers of a team's database; more is read from its file again. */
const SETTINGS = { threads: "2", memory_limit: "1GB" };

/** A place on this instance's disk, which on Cloud Functions is memory; whoever takes it removes it. */
export const newDatabasePath = (): string => join(tmpdir(), `dure-read-model-${randomUUID()}.duckdb`);

/**
 * Opens a database file that only this process sees, an existing one or a new one, and takes its name away: whatever
 * happens to the process, nothing of it stays. What is written lives as long as the database is open.
 */
export async function openFile(path: string) {
  const instance = await DuckDBInstance.create(":memory:", SETTINGS);
  try {
    const connection = await instance.connect();
    await connection.run("PRAGMA disable_checkpoint_on_shutdown");
    await connection.run(attach(path, "RECOVERY_MODE NO_WAL_WRITES"));
    return {
      bytes: statSync(path).size,
      /** A connection that knows the file's tables by their names. */
      connect: async (): Promise<DuckDBConnection> => {
        const one = await instance.connect();
        await one.run(`USE ${DATABASE}`);
        return one;
      },
      /** From now on no statement reaches a file. */
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

/** Attaches a file; paths are our own, without quotes. */
export const attach = (path: string, options: string, name = DATABASE): string =>
  `ATTACH '${path}' AS ${name} (STORAGE_VERSION 'latest', ROW_GROUP_SIZE ${ROW_GROUP_ROWS}, ${options})`;
