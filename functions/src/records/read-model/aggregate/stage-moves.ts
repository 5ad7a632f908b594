import { matchingSql } from "../query/matching-sql";
import { createParams, type Params } from "../query/params";
import { checkQuery, type RecordQuery } from "../query/record-query";
import { idSql } from "../table";
import { withModel } from "../with-model";

/**
 * A query of the log of stages. `stages` are those of the path, in order: the first one begins it, and `toStage` counts
 * as its end. The period is half-open, in instants; an omitted end is open.
 */
export type StageMovesQuery = {
  records: Omit<RecordQuery, "sorting" | "search" | "anyOf" | "address">;
  recordTypeId: string;
  stages: readonly string[];
  toStage: string;
  from: string | undefined;
  before: string | undefined;
};

/**
 * For each stage of the path, how many deals reached it, and how long they stayed there: the median and the 90th
 * percentile of finished stays, in seconds.
 */
export type StageMoves = {
  stages: { stage: string; reached: number; median: number | null; p90: number | null }[];
  /** Deals that entered `toStage` within the period, from any stage. */
  arrived: number;
};

/**
 * Which deals: all that began the path, those that reached its end, or all that entered `toStage` within the period.
 */
export type MovedPart = "began" | "ended" | "arrived";

/**
 * The paths of the deals that entered the first stage for the first time within a period, as far as the caller may see
 * them. A deal that is or was at a later stage counts as having passed those before it
 * (docs/product/reports.md#conversion).
 */
export async function readStageMoves(teamId: string, asked: StageMovesQuery): Promise<StageMoves> {
  const rows = await readMoves<Row>(
    teamId,
    asked,
    ({
      arrived,
    }) => `, t AS (SELECT e.stage, e.record, sum(epoch_ms(e.left_at) - epoch_ms(e.entered_at)) / 1000 AS seconds
  FROM b JOIN e ON e.record = b.record AND e.entered_at >= b.began WHERE e.left_at IS NOT NULL GROUP BY e.stage, e.record),
d AS (SELECT stage, median(seconds) AS median, quantile_cont(seconds, 0.9) AS p90 FROM t GROUP BY stage)
SELECT w.stage, (SELECT count(*) FROM f WHERE f.place >= w.place) AS reached,
CAST(d.median AS DOUBLE) AS median, CAST(d.p90 AS DOUBLE) AS p90, (SELECT count(*) FROM (${arrived()})) AS arrived
FROM w LEFT JOIN d ON d.stage = w.stage ORDER BY w.place`,
  );
  return {
    stages: rows.map(({ reached, arrived: _, ...row }) => ({ ...row, reached: Number(reached) })),
    arrived: Number(rows[0]?.arrived ?? 0),
  };
}

/** The ids of the deals of a part. */
export async function movedIds(teamId: string, asked: StageMovesQuery, part: MovedPart): Promise<string[]> {
  const rows = await readMoves<{ id: string }>(
    teamId,
    asked,
    (parts) => `SELECT ${idSql("l")} AS id FROM lead l WHERE l.key IN (${parts[part]()})`,
  );
  return rows.map(({ id }) => id);
}

/** Each part binds its values only when it is used, since DuckDB refuses values that a statement does not use. */
type Parts = Record<MovedPart, () => string>;

const readMoves = <R>(teamId: string, asked: StageMovesQuery, select: (parts: Parts) => string) =>
  withModel(teamId, async (model) => {
    const query = { ...checkQuery(asked.records, model.catalog), sort: undefined };
    const params = createParams();
    const { tables, parts } = movesSql(matchingSql(query, params, "r.key AS record"), asked, params);
    const last = select(parts);
    const sql = `${tables} ${last}`;
    return model.read((read) => read<R>({ sql, values: params.values }));
  });

type Row = { stage: string; reached: bigint; median: number | null; p90: number | null; arrived: bigint };

/** The matching deals (`m`), the path (`w`), stays (`e`), beginnings (`b`) and how far each deal came (`f`). */
function movesSql(
  matching: string,
  { recordTypeId, stages, toStage, from, before }: StageMovesQuery,
  params: Params,
): { tables: string; parts: Parts } {
  const within = (column: string) =>
    [
      from === undefined ? "true" : `${column} >= ${params.add(from, "TIMESTAMP")}`,
      before === undefined ? "true" : `${column} < ${params.add(before, "TIMESTAMP")}`,
    ].join(" AND ");
  const way = stages.map((stage, place) => `(${params.add(stage)}, ${place})`).join(", ");
  const tables = `WITH m AS (${matching}),
w(stage, place) AS (VALUES ${way}),
e AS MATERIALIZED (SELECT s.record, s.stage, s.entered_at, s.left_at FROM stage_entries s JOIN m ON m.record = s.record
  WHERE s.record_type = ${params.add(recordTypeId)}),
c AS (SELECT e.record, min(e.entered_at) AS began FROM e JOIN w ON w.stage = e.stage WHERE w.place = 0 GROUP BY e.record),
b AS MATERIALIZED (SELECT * FROM c WHERE ${within("began")}),
f AS (SELECT b.record, max(w.place) AS place FROM b JOIN e ON e.record = b.record AND e.entered_at >= b.began
  JOIN w ON w.stage = e.stage GROUP BY b.record)`;
  const parts = {
    began: () => "SELECT record FROM b",
    ended: () => `SELECT record FROM f WHERE place >= ${stages.indexOf(toStage)}`,
    arrived: () => `SELECT DISTINCT record FROM e WHERE stage = ${params.add(toStage)} AND ${within("entered_at")}`,
  };
  return { tables, parts };
}
