import type { FieldSource } from "@dure/domain/records/filter/filter-field";
import type { Aggregation } from "@dure/domain/records/group/aggregate-spec";
import type { ZoneOffset } from "@dure/domain/records/group/zone-offsets";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { matchingSql } from "../query/matching-sql";
import { createParams } from "../query/params";
import type { CheckedQuery } from "../query/record-query";
import { shownColumn } from "../shown-column";
import type { Statement } from "../statement-cache";
import type { AggregatePlan, PlannedGroup } from "./aggregate-plan";
import { bucketSql, localDaySql } from "./bucket-sql";

/**
 * A row of the answer, at one level. `s1` and `s2` are keys of records that show the groups' texts, `n1` and `n2` the
 * numbers of groups.
 */
export type AggregateRow = {
  level: bigint;
  g1: string | null;
  g2: string | null;
  s1: string | null;
  s2: string | null;
  value: number | bigint | null;
  records: bigint;
  n1: bigint;
  n2: bigint;
};

/** The levels of rows. DuckDB's GROUPING has a bit for each column that a row is summed over. */
export const LEVELS = { pair: 0, first: 1, second: 2, total: 3 } as const;

const AGGREGATES: Record<Aggregation, string> = {
  count: "count(*)",
  sum: "sum(v)",
  average: "avg(v)",
  min: "min(v)",
  max: "max(v)",
  median: "median(v)",
  distinct: "count(DISTINCT v)",
};

const ROW_KEYS: Record<FieldSource, string> = { own: "r.key", company: "c.key", contact: "p.key" };

/**
 * What is kept of the smallest groups, and how larger ones are calculated from it, for the aggregations that allow it.
 */
const ROLL_UPS: Partial<Record<Aggregation, { kept: string; value: string }>> = {
  count: { kept: "0 AS s", value: "CAST(coalesce(sum(n), 0) AS BIGINT)" },
  sum: { kept: "sum(v) AS s", value: "sum(s)" },
  average: { kept: "sum(v) AS s, count(v) AS c", value: "sum(s) / nullif(sum(c), 0)" },
  min: { kept: "min(v) AS s", value: "min(s)" },
  max: { kept: "max(v) AS s", value: "max(s)" },
};

/** The viewer, and the offsets of their time zone between the first and the last time of each level. */
type Seen = { viewer: Viewer; offsets: readonly (readonly ZoneOffset[])[] };

/**
 * One statement for the total, each group and each pair of groups: all are aggregates of their own, so averages and
 * medians are right at each level. The groups are counted before any is left out; with too many only the total is
 * answered.
 */
export function aggregateStatement(query: CheckedQuery, plan: AggregatePlan, { viewer, offsets }: Seen): Statement {
  const params = createParams();
  const shown = { viewer, blurs: query.blurs };
  const columns = [
    ...(plan.metric ? [`${shownColumn(plan.metric, shown)} AS v`] : []),
    ...plan.groups.flatMap((group, place) => [
      `${groupSql(group, shownColumn(group.field, shown), offsets[place] ?? [])} AS g${place + 1}`,
      `${hasText(group) ? ROW_KEYS[group.field.source] : "NULL"} AS k${place + 1}`,
    ]),
  ];
  const matching = matchingSql(
    { ...query, sort: undefined },
    params,
    columns.length > 0 ? columns.join(", ") : "1 AS one",
  );
  return { sql: groupedSql(matching, plan), values: params.values };
}

/** A group of text is shown as one of its records writes it. */
export const hasText = ({ field }: PlannedGroup): boolean => field.as === "text";

function groupSql({ field, interval }: PlannedGroup, column: string, offsets: readonly ZoneOffset[]): string {
  if (!interval) return column;
  return bucketSql(field.as === "time" ? localDaySql(column, offsets) : column, interval);
}

function groupedSql(matching: string, { aggregation, groups, maxGroups }: AggregatePlan): string {
  if (groups.length === 0)
    return `SELECT ${LEVELS.total} AS level, NULL AS g1, NULL AS g2, NULL AS s1, NULL AS s2,
${AGGREGATES[aggregation]} AS value, count(*) AS records, 0 AS n1, 0 AS n2 FROM (${matching})`;
  return `WITH ${rowsSql(matching, aggregation, groups.length > 1)},
n AS (SELECT count(*) FILTER (level = ${LEVELS.first}) AS n1, count(*) FILTER (level = ${LEVELS.second}) AS n2 FROM a)
SELECT level, CAST(g1 AS VARCHAR) AS g1, CAST(g2 AS VARCHAR) AS g2, CAST(s1 AS VARCHAR) AS s1, CAST(s2 AS VARCHAR) AS s2,
value, records, n1, n2 FROM a, n
WHERE level = ${LEVELS.total} OR (n1 <= ${Math.trunc(maxGroups)} AND n2 <= ${Math.trunc(maxGroups)})`;
}

/**
 * All rows of the answer, as `a`. Aggregations that roll up are calculated once for the smallest groups, and the larger
 * groups from those.
 */
function rowsSql(matching: string, aggregation: Aggregation, isPaired: boolean): string {
  const level = isPaired ? "GROUPING(g1, g2)" : `GROUPING(g1) * 2 + ${LEVELS.first}`;
  const second = isPaired ? "g2, min(k1) AS s1, min(k2) AS s2" : "NULL AS g2, min(k1) AS s1, NULL AS s2";
  const sets = isPaired ? "(), (g1), (g2), (g1, g2)" : "(), (g1)";
  const rollUp = ROLL_UPS[aggregation];
  const rows = (value: string, records: string, from: string) =>
    `a AS MATERIALIZED (SELECT ${level} AS level, g1, ${second}, ${value} AS value, ${records} AS records
FROM ${from} GROUP BY GROUPING SETS (${sets}))`;
  if (!rollUp) return rows(AGGREGATES[aggregation], "count(*)", `(${matching})`);
  const keys = isPaired ? "g1, g2, min(k1) AS k1, min(k2) AS k2" : "g1, min(k1) AS k1";
  return `b AS MATERIALIZED (SELECT ${keys}, ${rollUp.kept}, count(*) AS n FROM (${matching}) GROUP BY ${isPaired ? "g1, g2" : "g1"}),
${rows(rollUp.value, "CAST(coalesce(sum(n), 0) AS BIGINT)", "b")}`;
}
