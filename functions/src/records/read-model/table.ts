import {
  BOOLEAN,
  DATE,
  DOUBLE,
  DuckDBDateValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  TIMESTAMP,
  VARCHAR,
} from "@duckdb/node-api";
import type { RecordKind } from "@dure/domain/records/entity";
import type { Catalog, Comparable, ComparedAs } from "@dure/domain/records/filter-field";
import { CrmRecord } from "@dure/domain/records/record";

export const KINDS = ["lead", "company", "contact"] as const satisfies readonly RecordKind[];

const DAY_MS = 86_400_000;

/** How a field's values are kept: in a typed column, which filters, sorting and sums read. */
export const SQL_TYPES: Record<ComparedAs, { name: string; type: DuckDBType }> = {
  text: { name: "VARCHAR", type: VARCHAR },
  id: { name: "VARCHAR", type: VARCHAR },
  ids: { name: "VARCHAR[]", type: LIST(VARCHAR) },
  flag: { name: "BOOLEAN", type: BOOLEAN },
  number: { name: "DOUBLE", type: DOUBLE },
  day: { name: "DATE", type: DATE },
  time: { name: "TIMESTAMP", type: TIMESTAMP },
};

export type Table = {
  kind: RecordKind;
  /** Statements that make it, empty. */
  create: string[];
  types: DuckDBType[];
  row: (record: CrmRecord) => DuckDBValue[];
};

/** The column of a field. */
export const columnOf = (key: string) => `f_${key}`;

/** A record's own columns: its id, the whole record as JSON for showing it, and one column for each compared field. */
export const tablesOf = (catalog: Catalog): Record<RecordKind, Table> => ({
  lead: tableOf("lead", catalog),
  company: tableOf("company", catalog),
  contact: tableOf("contact", catalog),
});

function tableOf(kind: RecordKind, catalog: Catalog): Table {
  const fields = [...catalog[kind]];
  const columns = fields.map(([key, { as }]) => `${columnOf(key)} ${SQL_TYPES[as].name}`);
  return {
    kind,
    create: [
      `CREATE TABLE ${kind} (id VARCHAR NOT NULL, doc VARCHAR NOT NULL, ${columns.join(", ")})`,
      `CREATE UNIQUE INDEX ${kind}_id ON ${kind} (id)`,
    ],
    types: [VARCHAR, VARCHAR, ...fields.map(([, { as }]) => SQL_TYPES[as].type)],
    row: (record) => [record.id, toDoc(record), ...fields.map(([, { as, read }]) => toValue(as, read(record)))],
  };
}

function toValue(as: ComparedAs, value: Comparable): DuckDBValue {
  if (value === null) return null;
  if (as === "day") return new DuckDBDateValue(Date.parse(String(value)) / DAY_MS);
  if (typeof value === "object") return listValue([...value]);
  if (as === "time") return new DuckDBTimestampValue(BigInt(Date.parse(String(value))) * 1000n);
  return value;
}

/** A record's empty values are left out: most are, and parsing puts them back. */
const toDoc = (record: CrmRecord): string =>
  JSON.stringify(Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== "")));

export const fromDoc = (doc: string): CrmRecord => CrmRecord.parse(JSON.parse(doc));
