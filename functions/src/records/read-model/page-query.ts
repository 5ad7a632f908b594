import type { RecordKind } from "@dure/domain/records/entity";
import { comparedText } from "@dure/domain/records/filter-field";
import { filterSql } from "./filter-sql";
import { createParams, type Params, type Value } from "./params";
import type { CheckedQuery } from "./record-query";
import { columnOf } from "./table";

/** Where a page begins: after the row with this sort value (null: an empty one) and id. */
export type After = { key: string | null; id: string };

/** A page begins after a row, or after so many rows. */
export type PageQuery = CheckedQuery & { after: After | undefined; offset?: number; limit: number };

export type Statement = { sql: string; values: Value[] };

/**
 * One page's ids with their sort values, and the number of all matches in each row. Ordered by the sort value, empty
 * ones last, then by id: so a page can begin after any row, and rows that change elsewhere shift nothing.
 */
export function pageStatement(query: PageQuery): Statement {
  const params = createParams();
  const matching = matchingSql(query, params, `r.id AS id, ${query.sort.expression} AS key`);
  const direction = query.sort.descending ? "DESC" : "ASC";
  const sql = `WITH matching AS MATERIALIZED (${matching})
SELECT id, CAST(key AS VARCHAR) AS key, (SELECT count(*) FROM matching) AS total
FROM matching WHERE ${afterSql(query, params)}
ORDER BY matching.key ${direction} NULLS LAST, id LIMIT ${Math.trunc(query.limit)} OFFSET ${Math.trunc(query.offset ?? 0)}`;
  return { sql, values: params.values };
}

/** The number of all matches, for a page that has no rows to carry it. */
export const countStatement = (query: CheckedQuery): Statement => matchingStatement(query, "count(*) AS total");

/** The ids of all matches in their order; of some of them only when `among` names them. */
export function idsStatement(query: CheckedQuery, among?: readonly string[]): Statement {
  const params = createParams();
  const matching = matchingSql(query, params, `r.id AS id, ${query.sort.expression} AS key`);
  const some = among ? ` AND r.id IN (${among.map((id) => params.add(id)).join(", ")})` : "";
  const direction = query.sort.descending ? "DESC" : "ASC";
  return { sql: `${matching}${some} ORDER BY key ${direction} NULLS LAST, id`, values: params.values };
}

/**
 * Columns over all matches, in no order, summed up where `end` groups them. They speak of the record as `r`, of its
 * company as `c`, of its contact as `p`, and hold nothing that a user typed.
 */
export function matchingStatement(query: CheckedQuery, columns: string, end = ""): Statement {
  const params = createParams();
  return { sql: `${matchingSql(query, params, columns)} ${end}`, values: params.values };
}

function matchingSql(
  { kind, filter, sort, search, exclude, likeSearch, masked }: CheckedQuery,
  params: Params,
  columns: string,
): string {
  const conditions = [filterSql(filter, params), ...searchSql(kind, search, { likeSearch, masked }, params)];
  if (exclude) conditions.push(`r.id <> ${params.add(exclude)}`);
  const where = conditions.join(" AND ");
  const joins = [...referenceJoins(kind, `${columns} ${sort.join ?? ""} ${where}`), sort.join].filter(Boolean);
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
    .map(({ table, alias }) => `LEFT JOIN ${table} ${alias} ON ${alias}.id = r.${columnOf(table)}`);

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
  kind: RecordKind,
  search: string | undefined,
  { likeSearch, masked }: Pick<PageQuery, "likeSearch" | "masked">,
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

function afterSql({ after, sort }: PageQuery, params: Params): string {
  if (!after) return "true";
  const id = params.add(after.id);
  if (after.key === null) return `(matching.key IS NULL AND id > ${id})`;
  // A cursor of another order holds no value of this type; its page is empty then.
  const key = `TRY_CAST(${params.add(after.key)} AS ${sort.type})`;
  const beyond = `matching.key ${sort.descending ? "<" : ">"} ${key}`;
  return `(${beyond} OR (matching.key = ${key} AND id > ${id}) OR matching.key IS NULL)`;
}
