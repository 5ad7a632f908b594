import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { fieldId } from "./shape";
import { snapshotCopy } from "./team";

const KINDS = ["lead", "company", "contact"] as const;
const TABLES = [...KINDS, "stage_entries"];
/** PostgreSQL's types by DuckDB's. */
const TYPES: Record<string, string> = {
  DOUBLE: "double precision",
  "VARCHAR[]": "text[]",
  TIMESTAMP: "timestamp",
  VARCHAR: "text",
};

const at = (name: string) => `f_${fieldId(name)}`;
const trigram = (table: string, column: string) => `CREATE INDEX ON ${table} USING gin (${column} gin_trgm_ops)`;

const PRIMARY_KEYS = KINDS.map((kind) => `ALTER TABLE ${kind} ADD PRIMARY KEY (id)`);

/** The indexes that an expert would add for the ten queries of lists. */
export const LIST_INDEXES: readonly string[] = [
  `CREATE INDEX ON lead (${at("select0")}, ${at("amount0")})`,
  `CREATE INDEX ON lead (${at("select1")})`,
  `CREATE INDEX ON lead USING gin (${at("tags0")})`,
  `CREATE INDEX ON lead USING gin (${at("tags1")})`,
  "CREATE INDEX ON lead (f_created_at DESC, id)",
  "CREATE INDEX ON lead (f_updated_at DESC, id)",
  "CREATE INDEX ON lead (f_contract_amount DESC NULLS LAST, id)",
  "CREATE INDEX ON lead (f_created_at DESC, id) WHERE f_close_date IS NULL",
  "CREATE INDEX ON lead (f_deal_record_type, f_updated_at DESC) INCLUDE (f_stage, f_contract_amount)",
  "CREATE INDEX ON lead (f_created_at) INCLUDE (f_assignee, f_contract_amount)",
  "CREATE INDEX ON lead (f_company)",
  trigram("lead", "f_deal_name"),
  trigram("lead", "f_name"),
  trigram("lead", "f_email"),
  trigram("company", "f_name"),
];

/** Exports the read model's columns to files. Returns the SQL statements that load them. */
export async function exportRows(size: number, folder: string, indexes: readonly string[]): Promise<string[]> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "2", memory_limit: "2GB" });
  const connection = await instance.connect();
  const copy = await snapshotCopy(size);
  await connection.run(`ATTACH '${copy}' AS team (READ_ONLY)`);
  const statements = ["CREATE EXTENSION pg_trgm"];
  for (const kind of TABLES) {
    const found = await connection.runAndReadAll(
      `SELECT column_name AS name, data_type AS type FROM duckdb_columns() WHERE table_name = '${kind}' AND column_name NOT IN ('id', 'doc') ORDER BY column_index`,
    );
    const columns = found.getRowObjectsJS().map(({ name, type }) => ({ name: String(name), type: String(type) }));
    const values = columns.map(({ name, type }) =>
      type.endsWith("[]") ? `'{' || array_to_string(${name}, ',') || '}' AS ${name}` : name,
    );
    const file = join(folder, `${kind}.csv`);
    await connection.run(
      `COPY (SELECT ${values.join(", ")} FROM team.${kind}) TO '${file}' (HEADER false, NULLSTR '\\N')`,
    );
    chmodSync(file, 0o644);
    const typed = columns.map(({ name, type }) => `${name === "key" ? "id" : name} ${TYPES[type] ?? type}`);
    statements.push(
      `CREATE TABLE ${kind} (${typed.join(", ")})`,
      `COPY ${kind} FROM '${file}' (FORMAT csv, NULL '\\N')`,
    );
  }
  connection.closeSync();
  instance.closeSync();
  rmSync(copy);
  return [...statements, ...PRIMARY_KEYS, ...indexes, "VACUUM ANALYZE"];
}
