import type { DuckDBConnection } from "@duckdb/node-api";

/** Runs statements that count together or not at all. */
export async function inTransaction<T>(
  connection: DuckDBConnection,
  begin: string,
  work: () => Promise<T>,
): Promise<T> {
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
