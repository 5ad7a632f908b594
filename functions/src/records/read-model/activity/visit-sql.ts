import type { Params } from "../query/params";
import { VISIT_LOG, VISITOR_LOG } from "./visit-log";

/** A session ends when nothing happens for this long (docs/product/journeys.md#sessions). */
const IDLE_MINUTES = 30;
/** Thirteen months, for which visits are kept. */
const KEPT_MS = 396 * 86_400_000;

/** The sessions of all visitors, as `sessionsOf` builds them (domain/src/journeys/tracker/session.ts). */
export function sessionsSql(now: string, params: Params): string {
  const since = params.add(new Date(Date.parse(now) - KEPT_MS).toISOString(), "TIMESTAMP");
  const ordered = "PARTITION BY visitor ORDER BY happened_at, event";
  return `SELECT visitor, min(happened_at) AS f_visited_at, max(happened_at) AS ended_at, count(page) AS f_pages, sum(seconds) / 60 AS f_minutes,
arg_min(source, happened_at) FILTER (source IS NOT NULL) AS f_source, arg_min(campaign, happened_at) FILTER (campaign IS NOT NULL) AS f_utm_campaign,
arg_min(page, happened_at) FILTER (page IS NOT NULL) AS f_landing, any_value(country) AS f_country
FROM (SELECT *, sum(CASE WHEN last IS NULL OR began_at > last + INTERVAL ${IDLE_MINUTES} MINUTE THEN 1 ELSE 0 END)
  OVER (${ordered} ROWS UNBOUNDED PRECEDING) AS session
  FROM (SELECT *, lag(happened_at) OVER (${ordered}) AS last FROM ${VISIT_LOG.name} WHERE happened_at >= ${since}))
GROUP BY visitor, session`;
}

/** What is known of the visits of each lead and deal (domain/src/records/filter/journey-fact.ts). */
export const journeyFactsSql = (now: string, params: Params): string =>
  `SELECT k.record, max(s.ended_at) AS journey_last_seen, CAST(sum(s.f_pages) AS DOUBLE) AS journey_pages, CAST(count(*) AS DOUBLE) AS journey_sessions
FROM (${sessionsSql(now, params)}) s JOIN (${KNOWN_SQL}) k ON k.visitor = s.visitor GROUP BY k.record`;

/** Which visitor is known as which record: by a link from a form or a booking, or by the record's own `visitor_id`. */
export const KNOWN_SQL = `SELECT visitor, record FROM ${VISITOR_LOG.name} UNION SELECT f_visitor_id, key FROM lead WHERE f_visitor_id IS NOT NULL`;
