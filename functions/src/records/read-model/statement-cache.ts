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

/** `isOnce`: its text names records, so that it is hardly run twice. */
export type Statement = { sql: string; values: Value[]; isOnce?: true };

/**
 * Prepared statements of one connection, since planning a query takes about as long as running it. DuckDB plans by what the
 * tables hold, and leaves out what they don't: a plan that outlives a write misses rows (duckdb/duckdb#23704). So a
 * statement is only run again in the state that it was planned in.
 */
export function createStatementCache(connection: DuckDBConnection) {
  const kept = new Map<string, DuckDBPreparedStatement>();
  let plannedAt: number | undefined;

  function forget(): void {
    for (const prepared of kept.values()) prepared.destroySync();
    kept.clear();
  }

  /** Takes a statement out, because two of the same text may run at once. */
  function take(sql: string): DuckDBPreparedStatement | undefined {
    const prepared = kept.get(sql);
    kept.delete(sql);
    return prepared;
  }

  function keep(sql: string, prepared: DuckDBPreparedStatement): void {
    kept.get(sql)?.destroySync();
    kept.set(sql, prepared);
    const [oldest] = kept.size > MAX_STATEMENTS ? kept.keys() : [];
    if (oldest !== undefined) take(oldest)?.destroySync();
  }

  return {
    /**
     * Runs statements of a transaction.
     * @param begunAt the state that the transaction sees; undefined if that is not known
     */
    forTransaction(begunAt: number | undefined) {
      if (begunAt !== plannedAt) forget();
      plannedAt = begunAt;
      return async ({ sql, values, isOnce }: Statement) => {
        const types = values.map(typeOf);
        if (begunAt === undefined || isOnce) return connection.runAndReadAll(sql, values, types);
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
