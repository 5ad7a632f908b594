import { matchingSql } from "../query/matching-sql";
import { createParams, type Params } from "../query/params";
import { checkQuery, type RecordQuery } from "../query/record-query";
import { idSql } from "../table";
import { withModel } from "../with-model";

/**
 * What is asked of the log of stages. `stages` are those of the way, in their order: the first one begins it, `toStage` is
 * the one that counts as its end. The period is half-open, in instants; an omitted end is open.
 */
export type StageMovesQuery = {
  records: Omit<RecordQuery, "sorting" | "search" | "anyOf" | "address">;
  recordTypeId: string;
  stages: readonly string[];
  toStage: string;
  from: string | undefined;
  before: string | undefined;
};

/** Deals at a stage of the way, and how long they stayed there, of stays that are over: in seconds. */
export type StageMoves = {
  stages: { stage: string; reached: number; median: number | null; p90: number | null }[];
  /** Deals that entered the end of the way within the period, wherever they came from. */
  arrived: number;
};

/** Whose way it is: of all that began it, of those that came to its end, or of those that came there within the period. */
export type MovedPart = "began" | "ended" | "arrived";

/**
 * The ways of the deals that entered the first stage for the first time within a period, as far as the caller may see
 * them. A deal that stands at or came to a later stage has passed those before it (docs/product/reports.md#conversion).
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

/** Each binds its own values when it is used: a value that a statement does not name is refused. */
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

/** The deals that match (`m`), the way (`w`), stays (`e`), beginnings (`b`) and how far each came (`f`). */
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
