import {
  BLOB,
  BOOLEAN,
  blobValue,
  DATE,
  DOUBLE,
  DuckDBDateValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  TIMESTAMP,
  UUID,
  uuidValue,
  VARCHAR,
} from "@duckdb/node-api";
import type { Catalog, Comparable, ComparedAs, ComparedField } from "@dure/domain/records/filter/filter-field";
import type { RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { DocCodec } from "./doc-codec";
import { idBesideKey, keyNumber } from "./record-key";

export const KINDS = ["lead", "company", "contact"] as const satisfies readonly RecordKind[];

const DAY_MS = 86_400_000;

export type SqlType = { name: string; type: DuckDBType };

const SQL_TYPES: Record<ComparedAs, SqlType> = {
  text: { name: "VARCHAR", type: VARCHAR },
  id: { name: "VARCHAR", type: VARCHAR },
  ids: { name: "VARCHAR[]", type: LIST(VARCHAR) },
  flag: { name: "BOOLEAN", type: BOOLEAN },
  number: { name: "DOUBLE", type: DOUBLE },
  day: { name: "DATE", type: DATE },
  time: { name: "TIMESTAMP", type: TIMESTAMP },
};

const KEY: SqlType = { name: "UUID", type: UUID };
const DOC: SqlType = { name: "BLOB", type: BLOB };

type Compared = Pick<ComparedField, "as" | "refers">;

/**
 * The SQL type of a field: typed columns serve filters, sorting and sums; a reference is stored as the record's key.
 */
export const sqlTypeOf = ({ as, refers }: Compared): SqlType => (refers ? KEY : SQL_TYPES[as]);

/** The SQL type with this database name. */
export const sqlTypeNamed = (name: string): SqlType | undefined =>
  [KEY, DOC, ...Object.values(SQL_TYPES)].find((type) => type.name === name);

export type Column = { name: string; type: SqlType; read: (record: CrmRecord) => DuckDBValue };
export type Tables = Record<RecordKind, Column[]>;

/** The name of a field's column. */
export const columnOf = (key: string) => `f_${key}`;

/**
 * The tables of each kind: the key, the id if it differs from the key, the encoded record for display, and one column
 * per comparable field.
 */
export const tablesOf = (catalog: Catalog, { encode }: DocCodec): Tables => {
  const columns = (kind: RecordKind): Column[] => [
    { name: "key", type: KEY, read: ({ id }) => uuidValue(keyNumber(id)) },
    { name: "id", type: SQL_TYPES.id, read: ({ id }) => idBesideKey(id) },
    { name: "doc", type: DOC, read: (record) => blobValue(encode(record)) },
    ...[...catalog[kind]].map(([key, field]) => ({
      name: columnOf(key),
      type: sqlTypeOf(field),
      read: (record: CrmRecord) => cellOf(field, field.read(record)),
    })),
  ];
  return { lead: columns("lead"), company: columns("company"), contact: columns("contact") };
};

/** The SQL expression for a row's id. */
export const idSql = (alias: string) => `coalesce(${alias}.id, CAST(${alias}.key AS VARCHAR))`;

/** The cell of a time (ISO, UTC). */
export const timeCell = (at: string | null): DuckDBValue =>
  at === null ? null : new DuckDBTimestampValue(BigInt(Date.parse(at)) * 1000n);

function cellOf({ as, refers }: Compared, value: Comparable): DuckDBValue {
  if (value === null) return null;
  if (refers) return uuidValue(keyNumber(String(value)));
  if (as === "day") return new DuckDBDateValue(Date.parse(String(value)) / DAY_MS);
  if (typeof value === "object") return listValue([...value]);
  if (as === "time") return timeCell(String(value));
  return value;
}
