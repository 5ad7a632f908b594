import { fieldId, optionOf, PIPELINE, STAGES } from "../records/shape";
import type { CHARTS } from "./charts";

const WON = STAGES[4] ?? "";
const at = (name: string) => `f_${fieldId(name)}`;
/** A record's key, whose column is `id` in PostgreSQL. */
export const RECORD_KEY = "l.key";
const DEAL = "f_deal_record_type IS NOT NULL";
const CREATED = "f_created_at + interval '9 hours'";
const SUM = "sum(f_contract_amount)";

/** The total, each group and each pair of groups, like the product answers them. */
function chart(metric: string, groups: string[] = [], where = "true"): string {
  if (groups.length === 0) return `SELECT ${metric}, count(*) FROM lead WHERE ${where}`;
  const names = groups.map((_, place) => `g${place + 1}`);
  const sets = names.length > 1 ? "(), (g1), (g2), (g1, g2)" : "(), (g1)";
  const columns = groups.map((group, place) => `${group} AS g${place + 1}`).join(", ");
  return `SELECT ${names.join(", ")}, ${metric}, count(*) FROM (SELECT *, ${columns} FROM lead WHERE ${where}) l GROUP BY GROUPING SETS (${sets})`;
}

/** The stages up to the won one; the chart measures how long deals stay at each. */
const WAY = STAGES.slice(0, 5);
const FUNNEL = `WITH w(stage, place) AS (VALUES ${WAY.map((stage, place) => `('${stage}', ${place})`).join(", ")}),
e AS MATERIALIZED (SELECT s.record, s.stage, s.entered_at, s.left_at FROM stage_entries s JOIN lead l ON ${RECORD_KEY} = s.record
  WHERE s.record_type = '${PIPELINE.id}'),
b AS MATERIALIZED (SELECT record, min(entered_at) AS began FROM e WHERE stage = '${WAY[0]}' GROUP BY record),
f AS (SELECT b.record, max(w.place) AS place FROM b JOIN e ON e.record = b.record AND e.entered_at >= b.began
  JOIN w ON w.stage = e.stage GROUP BY b.record),
t AS (SELECT e.stage, e.record, sum(extract(epoch FROM e.left_at - e.entered_at)) AS seconds
  FROM b JOIN e ON e.record = b.record AND e.entered_at >= b.began WHERE e.left_at IS NOT NULL GROUP BY e.stage, e.record),
d AS (SELECT stage, percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS median,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) AS p90 FROM t GROUP BY stage)
SELECT w.stage, (SELECT count(*) FROM f WHERE f.place >= w.place) AS reached, d.median, d.p90
FROM w LEFT JOIN d ON d.stage = w.stage ORDER BY w.place`;

/** The same charts for PostgreSQL. */
export const PEER_CHARTS: Record<keyof typeof CHARTS, string> = {
  count: chart("count(*)"),
  "sum of amounts": chart(SUM),
  "average of deals": chart("avg(f_contract_amount)", [], DEAL),
  "deals by stage": chart("count(*)", ["f_stage"], DEAL),
  "amount by stage": chart(SUM, ["f_stage"], DEAL),
  "count by month": chart("count(*)", [`date_trunc('month', ${CREATED})`]),
  "amount by month × owner": chart(SUM, [`date_trunc('month', ${CREATED})`, "f_assignee"]),
  "count by owner": chart("count(*)", ["f_assignee"]),
  sources: chart("count(*)", ["f_incoming_source"]),
  "amount by quarter of closing": chart(SUM, ["date_trunc('quarter', f_close_date)"]),
  "won by month of closing": chart("count(*)", ["date_trunc('month', f_close_date)"], `${DEAL} AND f_stage = '${WON}'`),
  conversion: `SELECT count(*), count(*) FILTER (WHERE f_stage = '${WON}') FROM lead
WHERE ${DEAL} AND f_created_at >= '2024-12-31 15:00' AND f_created_at < '2025-12-31 15:00'`,
  options: chart("count(*)", [at("select0")]),
  "options × options": chart("count(*)", [at("select0"), at("select1")]),
  median: chart(`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${at("count0")})`),
  companies: chart("count(DISTINCT f_company)"),
  "closing by week": chart(
    "count(*)",
    ["date_trunc('week', f_close_date)"],
    "f_close_date BETWEEN '2025-01-01' AND '2025-12-31'",
  ),
  "average by option, filtered": chart("avg(f_contract_amount)", [at("select2")], `${at("amount0")} > 50000000`),
  "largest by checkbox": chart("max(f_contract_amount)", [at("agreed0")]),
  "funnel through stages": FUNNEL,
  "one option by owner": chart("count(*)", ["f_assignee"], `${at("select1")} = '${optionOf("select1", 1)}'`),
};

const index = (columns: string, more = "") => `CREATE INDEX ON lead (${columns}) ${more}`;
const INCLUDED = "INCLUDE (f_contract_amount)";

/** Indexes that an expert would add for these charts, so that each is answered from an index alone. */
export const PEER_INDEXES = [
  index("f_stage", `${INCLUDED} WHERE ${DEAL}`),
  index("f_assignee"),
  index("f_incoming_source"),
  index("f_close_date", INCLUDED),
  index("f_close_date", `WHERE ${DEAL} AND f_stage = '${WON}'`),
  index("f_created_at", `INCLUDE (f_stage) WHERE ${DEAL}`),
  index(`${at("select0")}, ${at("select1")}`),
  index(at("count0")),
  index(at("agreed0"), INCLUDED),
  "CREATE INDEX ON stage_entries (record_type, record, entered_at) INCLUDE (stage, left_at)",
  index(`${at("amount0")}, ${at("select2")}`, INCLUDED),
  index(`${at("select1")}, f_assignee`),
];
