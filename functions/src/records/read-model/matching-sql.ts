import type { RecordKind } from "@dure/domain/records/entity";
import { comparedText } from "@dure/domain/records/filter-field";
import { filterSql } from "./filter-sql";
import type { Params } from "./params";
import { keyOf } from "./record-key";
import type { CheckedQuery } from "./record-query";
import { columnOf } from "./table";

/** Selects columns of all that matches; without `sort` they cannot speak of what it joins. */
export function matchingSql(
  query: Omit<CheckedQuery, "sort"> & { sort: CheckedQuery["sort"] | undefined },
  params: Params,
  columns: string,
): string {
  const { kind, filter, exclude, sort } = query;
  const conditions = [filterSql(filter, params), ...searchSql(query, params)];
  if (exclude) conditions.push(`r.key <> '${keyOf(exclude)}'`);
  const where = conditions.join(" AND ");
  const joined = sort?.join ?? "";
  const joins = [...referenceJoins(kind, `${columns} ${joined} ${where}`), joined].filter(Boolean);
  return `SELECT ${columns} FROM ${kind} r ${joins.join(" ")} WHERE ${where}`;
}

const REFERENCES: Record<RecordKind, { table: "company" | "contact"; alias: string }[]> = {
  lead: [
    { table: "company", alias: "c" },
    { table: "contact", alias: "p" },
  ],
  company: [],
  contact: [{ table: "company", alias: "c" }],
};

/** Joins what the statement speaks of, and nothing else. */
const referenceJoins = (kind: RecordKind, sql: string): string[] =>
  REFERENCES[kind]
    .filter(({ alias }) => new RegExp(`\\b${alias}\\.`).test(sql))
    .map(({ table, alias }) => `LEFT JOIN ${table} ${alias} ON ${alias}.key = r.${columnOf(table)}`);

/** What `search` looks at: names, the company's name, the e-mail (spec/2-records.md §2). */
const SEARCHED: Record<RecordKind, string[]> = {
  lead: ["r.f_deal_name", "r.f_name", "r.f_email", "c.f_name"],
  company: ["r.f_name"],
  contact: ["r.f_name", "r.f_email", "c.f_name"],
};

/** Found as a whole only, where personal values are masked. */
const PERSONAL = /f_email$/;

/** Every word must be a part of one of the searched values; without the search for parts, the whole is one of them. */
function searchSql(
  { kind, search, likeSearch, masked }: Pick<CheckedQuery, "kind" | "search" | "likeSearch" | "masked">,
  params: Params,
): string[] {
  const text = comparedText(search ?? "");
  if (!text) return [];
  const words = likeSearch ? text.split(/\s+/) : [text];
  return words.map((word) => {
    const value = params.add(word);
    const byPart = (column: string) => likeSearch && !(masked && PERSONAL.test(column));
    const found = (column: string) => (byPart(column) ? `contains(${column}, ${value})` : `${column} = ${value}`);
    return `(${SEARCHED[kind].map((column) => `coalesce(${found(column)}, false)`).join(" OR ")})`;
  });
}
