import type { CheckedFilter } from "@dure/domain/records/filter/checked-filter";
import type { Statement } from "../database";
import { keyOf } from "../record-key";
import { idSql } from "../table";
import { matchingSql, selectSql } from "./matching-sql";
import { createParams, type Params } from "./params";
import type { CheckedQuery } from "./record-query";
import { closenessColumns, closestKey } from "./search-sql";

/** Where a page begins: after the row with this sort value (null: an empty one) and id. */
export type After = { key: string | null; id: string };

/** A page begins after a row, or after so many rows. */
export type PageQuery = CheckedQuery & { after: After | undefined; offset?: number; limit: number };

/**
 * One page's ids with their sort values, and the number of all matches in each row. Ordered by the sort value, empty
 * ones last, then by the record's key: so a page can begin after any row, and rows that change elsewhere shift nothing.
 */
export function pageStatement(asked: PageQuery): Statement {
  const params = createParams();
  const closest = asked.closestFirst ? closestKey(asked, params) : undefined;
  const query = { ...asked, sort: closest ?? asked.sort };
  const sql = isCostly(query) ? keptPage(query, params, Boolean(closest)) : twicePage(query, params);
  return { sql, values: params.values };
}

/**
 * Looking for a part of a text costs more than keeping the few that have it; everything else is faster looked at twice,
 * and so are the many that do not have it.
 */
const isCostly = ({ search, filter }: CheckedQuery): boolean => Boolean(search) || looksForText(filter);

function looksForText(filter: CheckedFilter): boolean {
  if ("all" in filter) return filter.all.some(looksForText);
  if ("any" in filter) return filter.any.some(looksForText);
  return !filter.negated && ["contains", "starts", "ends"].includes(filter.test.op);
}

/** Finds the matches once, keeps them, counts and sorts them. How close they come is told of those found only. */
function keptPage(query: PageQuery, params: Params, byCloseness: boolean): string {
  const matching = byCloseness
    ? `WITH f AS MATERIALIZED (${matchingSql({ ...query, sort: undefined }, params, closenessColumns(query.kind))}),
m AS MATERIALIZED (${selectSql(query.kind, "f", columnsOf(query))})`
    : `WITH m AS MATERIALIZED (${matchingSql(query, params, columnsOf(query))})`;
  return `${matching}, p AS (SELECT * FROM m
WHERE ${afterSql(query, "m.sorted", "m.record", params)} ORDER BY ${orderSql(query, "m.sorted", "m.record")} ${cut(query)})
${shownSql("(SELECT count(*) FROM m)")} FROM p ${lastly(query)}`;
}

/** Counts the matches by what they are filtered by alone; the page skips what cannot be on it. */
function twicePage(query: PageQuery, params: Params): string {
  const { expression } = query.sort;
  const page = matchingSql(query, params, columnsOf(query));
  const after = afterSql(query, expression, "r.key", params);
  const total = matchingSql({ ...query, sort: undefined }, params, "count(*) AS total");
  return `${shownSql("t.total")}
FROM (${page} AND ${after} ORDER BY ${orderSql(query, expression, "r.key")} ${cut(query)}) p, (${total}) t
${lastly(query)}`;
}

const columnsOf = ({ sort }: PageQuery): string => `r.key AS record, r.id AS id, ${sort.expression} AS sorted`;

/** Written as text for the page's rows only: in the same step as the sorting, all matches would be. */
const shownSql = (total: string): string =>
  `SELECT coalesce(p.id, CAST(p.record AS VARCHAR)) AS id, CAST(p.sorted AS VARCHAR) AS key, ${total} AS total`;

const lastly = (query: PageQuery): string => `ORDER BY ${orderSql(query, "p.sorted", "p.record")}`;

/** The number of all matches, for a page that has no rows to carry it. */
export const countStatement = (query: CheckedQuery): Statement =>
  matchingStatement({ ...query, sort: undefined }, "count(*) AS total");

/** The ids of all matches in their order. */
export function idsStatement(query: CheckedQuery): Statement {
  const params = createParams();
  const matching = matchingSql(query, params, `${idSql("r")} AS id`);
  return { sql: `${matching} ORDER BY ${orderSql(query, query.sort.expression, "r.key")}`, values: params.values };
}

/** Whole records, in no order, of those that match among some. */
export function docsStatement(query: CheckedQuery, among: readonly string[]): Statement {
  const keys = among.map((id) => `'${keyOf(id)}'`).join(", ");
  return matchingStatement({ ...query, sort: undefined }, "r.doc AS doc", `AND r.key IN (${keys})`);
}

/**
 * Columns over all matches, in no order, summed up where `end` groups them. They speak of the record as `r`, of its
 * company as `c`, of its contact as `p`, and hold nothing that a user typed.
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
  const later = `${record} > '${keyOf(after.id)}'`;
  if (after.key === null) return `(${key} IS NULL AND ${later})`;
  // A cursor of another order holds no value of this type; its page is empty then.
  const value = `TRY_CAST(${params.add(after.key)} AS ${sort.type})`;
  return `(${key} ${sort.descending ? "<" : ">"} ${value} OR (${key} = ${value} AND ${later}) OR ${key} IS NULL)`;
}
