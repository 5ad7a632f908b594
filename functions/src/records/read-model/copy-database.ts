import type { DuckDBConnection } from "@duckdb/node-api";
import { attach } from "./database-file";
import { KINDS } from "./table";

/** Rows sorted at once: all columns of them are in memory. */
const SLICE_ROWS = 50_000;

/** Writes all records into a new file, compressed, the oldest first, so that a list of the newest reads little of it. */
export async function copyDatabase(writer: DuckDBConnection, path: string): Promise<void> {
  await writer.run(attach(path, "TYPE duckdb", "copy"));
  await writer.run("CREATE TABLE copy.meta AS SELECT * FROM meta");
  for (const kind of KINDS) {
    await writer.run(`CREATE TABLE copy.${kind} AS SELECT * FROM ${kind} LIMIT 0`);
    for (const slice of await slicesOf(writer, kind))
      await writer.run(`INSERT INTO copy.${kind} SELECT * FROM ${kind} WHERE ${slice} ORDER BY f_created_at`);
    await writer.run(`CREATE INDEX ${kind}_key ON copy.${kind} (key)`);
  }
  await writer.run("CHECKPOINT copy");
  await writer.run("DETACH copy");
}

/** Conditions that part a table by the time its records were made. */
async function slicesOf(writer: DuckDBConnection, kind: string): Promise<string[]> {
  const [row] = (await writer.runAndReadAll(`SELECT count(*) AS rows FROM ${kind}`)).getRowObjectsJS();
  const slices = Math.ceil(Number(row?.rows) / SLICE_ROWS);
  if (slices <= 1) return ["true"];
  const shares = Array.from({ length: slices - 1 }, (_, index) => (index + 1) / slices).join(", ");
  const found = await writer.runAndReadAll(
    `SELECT CAST(unnest(quantile_disc(f_created_at, [${shares}])) AS VARCHAR) AS edge FROM ${kind}`,
  );
  const edges = [...new Set(found.getRowObjectsJS().map(({ edge }) => `TIMESTAMP '${edge}'`))];
  return [...edges, undefined].map((edge, index) =>
    [index > 0 && `f_created_at > ${edges[index - 1]}`, edge && `f_created_at <= ${edge}`]
      .filter(Boolean)
      .join(" AND "),
  );
}
