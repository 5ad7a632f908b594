import type { DuckDBConnection } from "@duckdb/node-api";
import { attach, ROW_GROUP_ROWS } from "../database-file";
import { copyLogTables } from "../log-table/log-table";
import { LOG_TABLES } from "../log-table/log-tables";
import { KINDS } from "../table";

/**
 * Rows sorted in one go, with all columns in memory. The number fills whole row groups: DuckDB rewrites a partly filled
 * group when rows are added and leaves its old blocks empty, which was more than a quarter of the file.
 */
const SLICE_ROWS = 3 * ROW_GROUP_ROWS;

export type CopyOptions = { sliceRows?: number };

/**
 * Copies all records into a new compressed file, oldest first, so that a list of the newest records reads little of it.
 */
export async function copyDatabase(
  writer: DuckDBConnection,
  path: string,
  { sliceRows = SLICE_ROWS }: CopyOptions = {},
): Promise<void> {
  await writer.run(attach(path, "TYPE duckdb", "copy"));
  await writer.run("CREATE TABLE copy.meta AS SELECT * FROM meta");
  for (const kind of KINDS) {
    await writer.run(`CREATE TABLE copy.${kind} AS SELECT * FROM ${kind} LIMIT 0`);
    for (const slice of await slicesOf(writer, kind, sliceRows))
      await writer.run(`INSERT INTO copy.${kind} SELECT * FROM ${kind} WHERE ${slice} ORDER BY f_created_at, key`);
    await writer.run(`CREATE INDEX ${kind}_key ON copy.${kind} (key)`);
  }
  await copyLogTables(writer, LOG_TABLES, "copy");
  await writer.run("CHECKPOINT copy");
  await writer.run("DETACH copy");
}

type Edge = { at: string; key: string };

/** Conditions that split a table by creation time into slices of equal size (the last one may be smaller). */
async function slicesOf(writer: DuckDBConnection, kind: string, sliceRows: number): Promise<string[]> {
  const found = await writer.runAndReadAll(
    `SELECT CAST(f_created_at AS VARCHAR) AS at, CAST(key AS VARCHAR) AS key FROM
(SELECT f_created_at, key, row_number() OVER (ORDER BY f_created_at, key) AS place FROM ${kind})
WHERE place % ${sliceRows} = 0 ORDER BY place`,
  );
  const edges = found.getRowObjectsJS() as Edge[];
  return [...edges, undefined].map((edge, index) => {
    const before = edges[index - 1];
    return [before && `NOT ${upTo(before)}`, edge && upTo(edge)].filter(Boolean).join(" AND ") || "true";
  });
}

/** The condition on the time alone lets DuckDB skip whole row groups. */
const upTo = ({ at, key }: Edge): string =>
  `(f_created_at <= TIMESTAMP '${at}' AND (f_created_at < TIMESTAMP '${at}' OR key <= '${key}'))`;
