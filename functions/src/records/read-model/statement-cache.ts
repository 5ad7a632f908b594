import {
  BIGINT,
  BOOLEAN,
  DOUBLE,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBType,
  VARCHAR,
} from "@duckdb/node-api";
import type { Value } from "./query/params";

/** The shapes of queries that a team asks for again and again. */
const MAX_STATEMENTS = 60;

/** `skipCache`: its text contains ids of records, so it is hardly ever run twice. */
export type Statement = { sql: string; values: Value[]; skipCache?: true };

/**
 * Prepared statements of one connection, since planning a query takes about as long as running it. DuckDB plans by what the
 * tables hold, and leaves out what they don't: a plan that outlives a write misses rows (duckdb/duckdb#23704). So a
 * statement is only run again with the version of the database that it was planned with.
 */
export function createStatementCache(connection: DuckDBConnection) {
  const cached = new Map<string, DuckDBPreparedStatement>();
  let plannedWith: number | undefined;

  function clear(): void {
    for (const prepared of cached.values()) prepared.destroySync();
    cached.clear();
  }

  /** Takes a statement out, because two of the same text may run at once. */
  function take(sql: string): DuckDBPreparedStatement | undefined {
    const prepared = cached.get(sql);
    cached.delete(sql);
    return prepared;
  }

  function keep(sql: string, prepared: DuckDBPreparedStatement): void {
    cached.get(sql)?.destroySync();
    cached.set(sql, prepared);
    const [oldest] = cached.size > MAX_STATEMENTS ? cached.keys() : [];
    if (oldest !== undefined) take(oldest)?.destroySync();
  }

  return {
    /**
     * Runs statements of a transaction.
     * @param version of the database that the transaction sees; undefined if that is not known
     */
    forTransaction(version: number | undefined) {
      if (version !== plannedWith) clear();
      plannedWith = version;
      return async ({ sql, values, skipCache }: Statement) => {
        const types = values.map(typeOf);
        if (version === undefined || skipCache) return connection.runAndReadAll(sql, values, types);
        const prepared = take(sql) ?? (await connection.prepare(sql));
        try {
          prepared.bind(values, types);
          const found = await prepared.runAndReadAll();
          keep(sql, prepared);
          return found;
        } catch (error) {
          prepared.destroySync();
          throw error;
        }
      };
    },
  };
}

/** Left to itself, DuckDB binds every whole number as an integer, and refuses those beyond 64 bits. */
function typeOf(value: Value): DuckDBType {
  if (typeof value === "string") return VARCHAR;
  if (typeof value === "boolean") return BOOLEAN;
  return Number.isSafeInteger(value) ? BIGINT : DOUBLE;
}
