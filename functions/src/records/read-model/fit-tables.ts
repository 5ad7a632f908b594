import type { DuckDBConnection } from "@duckdb/node-api";
import type { RecordKind } from "@dure/domain/records/record/entity";
import { type Column, KINDS, sqlTypeNamed, type Tables } from "./table";

/**
 * Adds missing columns, empty, and returns the tables with their columns in stored order. The column of a deleted field
 * stays, unused.
 * @throws if a column exists with another type
 */
export async function fitTables(writer: DuckDBConnection, wanted: Tables): Promise<Tables> {
  const fitted = { ...wanted };
  for (const kind of KINDS) fitted[kind] = await fitTable(writer, kind, wanted[kind]);
  return fitted;
}

async function fitTable(writer: DuckDBConnection, kind: RecordKind, wanted: Column[]): Promise<Column[]> {
  const columns = new Map(wanted.map((column) => [column.name, column]));
  const present = await presentColumns(writer, kind);
  for (const { name, type } of present) {
    const column = columns.get(name);
    if (column && column.type.name !== type.name)
      throw new Error(`The column ${name} of ${kind} is ${type.name}, not ${column.type.name}.`);
  }
  const known = new Set(present.map(({ name }) => name));
  const added = wanted.filter(({ name }) => !known.has(name));
  for (const { name, type } of added)
    await writer.run(`ALTER TABLE ${kind} ADD COLUMN ${name} ${type.name}${type.name === "BOOLEAN" ? NO : ""}`);
  return [...present.map((column) => columns.get(column.name) ?? column), ...added];
}

/** An unticked checkbox counts as false, not as empty. */
const NO = " DEFAULT false";

/** The existing columns of a table. */
async function presentColumns(writer: DuckDBConnection, kind: RecordKind): Promise<Column[]> {
  const found = await writer.runAndReadAll(
    `SELECT column_name AS name, data_type AS type FROM duckdb_columns()
WHERE database_name = current_database() AND table_name = $1 ORDER BY column_index`,
    [kind],
  );
  return found.getRowObjectsJS().map(({ name, type }) => {
    const known = sqlTypeNamed(String(type));
    if (!known) throw new Error(`The column ${name} of ${kind} is ${type}.`);
    return { name: String(name), type: known, read: () => null };
  });
}
