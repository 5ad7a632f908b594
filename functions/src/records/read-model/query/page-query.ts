import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import { keyOf } from "../record-key";
import type { Statement } from "../statement-cache";
import { idSql } from "../table";
import { matchingSql, selectSql } from "./matching-sql";
import { createParams, type Params } from "./params";
import type { CheckedQuery } from "./record-query";
import { closenessColumns, closestKey } from "./search-sql";

/** A page starts after the row with this sort value (null if empty) and id. */
export type After = { key: string | null; id: string };

/** A page starts after a row, or at an offset. */
export type PageQuery = CheckedQuery & { after: After | undefined; offset?: number; limit: number };

/**
 * The ids and sort values of one page, with the total number of matches in each row. Rows are ordered by sort value
 * (empty ones last), then by key. So a page can start after any row, and concurrent changes to other rows shift
 * nothing.
 */
export function pageStatement(asked: PageQuery): Statement {
  const params = createParams();
  const closest = asked.closestFirst ? closestKey(asked, params) : undefined;
  const query = { ...asked, sort: closest ?? asked.sort };
  const sql = isCostly(query) ? materializedPage(query, params, Boolean(closest)) : countedPage(query, params);
  return { sql, values: params.values };
}

/**
 * Whether to materialise the matches. A substring search is slow and usually finds few rows, so its matches are kept;
 * every other query is faster when it runs twice, for the count and for the page.
 */
const isCostly = ({ search, filter }: CheckedQuery): boolean => Boolean(search) || looksForText(filter);

function looksForText(filter: CheckedFilter): boolean {
  if ("all" in filter) return filter.all.some(looksForText);
  if ("any" in filter) return filter.any.some(looksForText);
  if ("mail" in filter || "journey" in filter) return false;
  return !filter.negated && ["contains", "starts", "ends"].includes(filter.test.op);
}

/** Materialises the matches, then counts and sorts them. Closeness is computed for the matches only. */
function materializedPage(query: PageQuery, params: Params, byCloseness: boolean): string {
  const matching = byCloseness
    ? `WITH f AS MATERIALIZED (${matchingSql({ ...query, sort: undefined }, params, closenessColumns(query))}),
m AS MATERIALIZED (${selectSql(query.kind, "f", columnsOf(query))})`
    : `WITH m AS MATERIALIZED (${matchingSql(query, params, columnsOf(query))})`;
  return `${matching}, p AS (SELECT * FROM m
WHERE ${afterSql(query, "m.sorted", "m.record", params)} ORDER BY ${orderSql(query, "m.sorted", "m.record")} ${cut(query)})
${shownSql("(SELECT count(*) FROM m)")} FROM p ${lastly(query)}`;
}

/** Counts the matches by the filter alone; the page query then skips rows that cannot be on the page. */
function countedPage(query: PageQuery, params: Params): string {
  const { expression } = query.sort;
  const page = matchingSql(query, params, columnsOf(query));
  const after = afterSql(query, expression, "r.key", params);
  const total = matchingSql({ ...query, sort: undefined }, params, "count(*) AS total");
  return `${shownSql("t.total")}
FROM (${page} AND ${after} ORDER BY ${orderSql(query, expression, "r.key")} ${cut(query)}) p, (${total}) t
${lastly(query)}`;
}

const columnsOf = ({ sort }: PageQuery): string => `r.key AS record, r.id AS id, ${sort.expression} AS sorted`;

/** Casts to text after sorting, so only the page's rows are cast and not all matches. */
const shownSql = (total: string): string =>
  `SELECT coalesce(p.id, CAST(p.record AS VARCHAR)) AS id, CAST(p.sorted AS VARCHAR) AS key, ${total} AS total`;

const lastly = (query: PageQuery): string => `ORDER BY ${orderSql(query, "p.sorted", "p.record")}`;

/** The total number of matches, for a page without rows to carry it. */
export const countStatement = (query: CheckedQuery): Statement =>
  matchingStatement({ ...query, sort: undefined }, "count(*) AS total");

/** The ids of all matches, in the query's order. */
export function idsStatement(query: CheckedQuery): Statement {
  const params = createParams();
  const matching = matchingSql(query, params, `${idSql("r")} AS id`);
  return { sql: `${matching} ORDER BY ${orderSql(query, query.sort.expression, "r.key")}`, values: params.values };
}

/** Whole records among the given ids that match, in no order. */
export function docsStatement(query: CheckedQuery, among: readonly string[]): Statement {
  const keys = among.map((id) => `'${keyOf(id)}'`).join(", ");
  return {
    ...matchingStatement({ ...query, sort: undefined }, "r.doc AS doc", `AND r.key IN (${keys})`),
    skipCache: true,
  };
}

/**
 * Selects columns over all matches, in no order, aggregated if `end` groups them. The columns use the aliases `r`
 * (record), `c` (company) and `p` (contact) and must not contain user input.
 */
export function matchingStatement(query: Parameters<typeof matchingSql>[0], columns: string, end = ""): Statement {
  const params = createParams();
  return { sql: `${matchingSql(query, params, columns)} ${end}`, values: params.values };
}

const orderSql = ({ sort }: Pick<CheckedQuery, "sort">, key: string, record: string): string =>
  `${key} ${sort.descending ? "DESC" : "ASC"} NULLS LAST, ${record}`;

const cut = ({ limit, offset = 0 }: PageQuery): string => `LIMIT ${Math.trunc(limit)} OFFSET ${Math.trunc(offset)}`;

function afterSql({ after, sort }: PageQuery, key: string, record: string, params: Params): string {
  if (!after) return "true";
  const later = `${record} > ${params.add(keyOf(after.id), "UUID")}`;
  if (after.key === null) return `(${key} IS NULL AND ${later})`;
  // A cursor from another sort order has no value of this type; the page is then empty.
  const value = `TRY_CAST(${params.add(after.key)} AS ${sort.type})`;
  return `(${key} ${sort.descending ? "<" : ">"} ${value} OR (${key} = ${value} AND ${later}) OR ${key} IS NULL)`;
}
