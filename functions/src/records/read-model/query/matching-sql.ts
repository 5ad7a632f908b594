import type { RecordKind } from "@dure/domain/records/record/entity";
import { keyOf } from "../record-key";
import { columnOf } from "../table";
import { addressSql } from "./address-sql";
import { filterSql } from "./filter-sql";
import type { Params } from "./params";
import type { CheckedQuery, CheckedSet } from "./record-query";
import { searchSql } from "./search-sql";

/** Selects columns of all matches. Without `sort`, the columns must not use the joined tables. */
export function matchingSql(
  query: Omit<CheckedQuery, "sort"> & { sort: CheckedQuery["sort"] | undefined },
  params: Params,
  columns: string,
): string {
  const { kind, filter, anyOf, address, exclude, among, sort, rows } = query;
  const conditions = [filterSql(filter, params), ...searchSql(query, params)];
  if (exclude) conditions.push(`r.key <> ${params.add(keyOf(exclude), "UUID")}`);
  if (among) conditions.push(amongSql(among, params));
  if (anyOf) conditions.push(unionSql(anyOf, params));
  const all = conditions.join(" AND ");
  const where = address
    ? `${all} AND ${addressSql(address, (rest) => selectSql(kind, kind, "r.key, r.f_email, r.f_updated_at", `WHERE ${all} ${rest}`), params)}`
    : all;
  return selectSql(kind, rows ? `(${rows(params)})` : kind, columns, `${sort?.join ?? ""} WHERE ${where}`);
}

function unionSql(sets: readonly CheckedSet[], params: Params): string {
  const parts = sets.map(({ filter, among }) => {
    const condition = filterSql(filter, params);
    return among ? `(${condition} AND ${amongSql(among, params)})` : condition;
  });
  return parts.length > 0 ? `(${parts.join(" OR ")})` : "false";
}

/** The ids are bound as one text: DuckDB plans thousands of constants slowly. */
const amongSql = (ids: readonly string[], params: Params): string =>
  ids.length === 0
    ? "false"
    : `r.key IN (SELECT CAST(unnest(string_split(${params.add(ids.map(keyOf).join(","))}, ',')) AS UUID))`;

/** Selects columns of one kind's rows; referenced tables are joined only if the statement uses them. */
export const selectSql = (kind: RecordKind, from: string, columns: string, rest = ""): string =>
  `SELECT ${columns} FROM ${from} r ${referenceJoins(kind, `${columns} ${rest}`).join(" ")} ${rest}`;

const REFERENCES: Record<RecordKind, { table: "company" | "contact"; alias: string }[]> = {
  lead: [
    { table: "company", alias: "c" },
    { table: "contact", alias: "p" },
  ],
  company: [],
  contact: [{ table: "company", alias: "c" }],
};

/** Joins the referenced tables that the statement uses. */
const referenceJoins = (kind: RecordKind, sql: string): string[] =>
  REFERENCES[kind]
    .filter(({ alias }) => new RegExp(`\\b${alias}\\.`).test(sql))
    .map(({ table, alias }) => `LEFT JOIN ${table} ${alias} ON ${alias}.key = r.${columnOf(table)}`);
