import type { DuckDBConnection } from "@duckdb/node-api";
import { createPool } from "./create-pool";
import type { DatabaseVersion } from "./database-version";
import { inTransaction } from "./in-transaction";
import type { createRecordCache, ReaderCache } from "./record-cache";
import { createResultCache } from "./result-cache";
import { createStatementCache, type Statement } from "./statement-cache";

/** Concurrent queries per team; more would only wait for the two cores. */
const READERS = 3;

/** Runs statements. `recordCache` has records of the same state. */
export type Reader = (<Row>(statement: Statement) => Promise<readonly Readonly<Row>[]>) & { recordCache: ReaderCache };

type Caches = { version: DatabaseVersion; records: ReturnType<typeof createRecordCache> };

/** Opens the connections that read, each with its own prepared statements. */
export async function openReaders(connect: () => Promise<DuckDBConnection>, { version, records }: Caches) {
  const connections = await Promise.all(Array.from({ length: READERS }, connect));
  const pool = createPool(
    connections.map((connection) => ({ connection, statements: createStatementCache(connection) })),
  );
  const results = createResultCache();
  return {
    /** Runs statements that all see the same state. */
    read: <T>(work: (read: Reader) => Promise<T>): Promise<T> =>
      pool.use(({ connection, statements }) => {
        // Known only if no write begins meanwhile: it may end before the transaction's snapshot is taken, or after it.
        const begunWith = version.current();
        const recordCache = records.forReader();
        return inTransaction(connection, "BEGIN TRANSACTION READ ONLY", () => {
          const seen = begunWith === version.current() ? begunWith : undefined;
          const run = statements.forTransaction(seen);
          const read = <Row>(statement: Statement) =>
            results.find(seen, statement, async () => (await run(statement)).getRowObjectsJS()) as Promise<Row[]>;
          return work(Object.assign(read, { recordCache }));
        });
      }),
    /** The memory that the database takes for its buffers. */
    bufferBytes: (): Promise<number> => pool.use(({ connection }) => readBufferBytes(connection)),
    close: () => {
      for (const connection of connections) connection.closeSync();
    },
  };
}

async function readBufferBytes(reader: DuckDBConnection): Promise<number> {
  const [row] = (
    await reader.runAndReadAll("SELECT sum(memory_usage_bytes) AS bytes FROM duckdb_memory()")
  ).getRowObjectsJS();
  return Number(row?.bytes);
}
