import type { ActivitySource } from "@dure/domain/records/activity/activity-source";
import { visibleTo } from "@dure/domain/records/filter/visible-to";
import { notFromRouter } from "@dure/domain/records/filter/without-blurred";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { MAIL_LOG } from "../mail-activity/mail-log";
import { filterSql } from "../query/filter-sql";
import type { Params } from "../query/params";
import type { RowsSql } from "../query/record-query";
import { MEETING_LOG, SUBMISSION_LOG } from "./activity-log";
import { KNOWN_SQL, sessionsSql } from "./visit-sql";

/** The viewer, the time, and the names of campaigns. */
export type ActivityViewer = {
  viewer: Viewer;
  /** Whether the plan blurs what routers brought in. */
  blurs: boolean;
  now: string;
  campaigns: ReadonlyMap<string, string>;
};

/**
 * The rows of a source that the caller may see: with `record`, the lead or deal that each is about, and a column for
 * each field. A viewer who sees only their own records gets only their activities. Blurred ones are left out.
 */
export const activityRows = (source: ActivitySource, by: ActivityViewer): RowsSql => ROWS[source](by);

const ROWS: Record<ActivitySource, (by: ActivityViewer) => RowsSql> = {
  meeting: (by) => (params) => {
    const own = by.viewer && !by.blurs ? ` OR x.f_owner = ${params.add(by.viewer.id)}` : "";
    return `SELECT x.* FROM ${MEETING_LOG.name} x${restricted(by) ? ` WHERE x.record IN (${shownSql(by, params)})${own}` : ""}`;
  },
  submission: (by) => (params) =>
    `SELECT x.* FROM ${SUBMISSION_LOG.name} x${restricted(by) ? ` WHERE x.record IN (${shownSql(by, params)})` : ""}`,
  "campaign-mail": (by) => (params) => {
    const leads = `SELECT f_email, min(key) AS record, arg_min(f_assignee, key) AS owner FROM lead WHERE key IN (${shownSql(by, params)}) GROUP BY f_email`;
    const times = ["received", "opened", "clicked", "bounced", "unsubscribed"].map((act) => `m.${act} AS f_${act}`);
    return `SELECT l.record, l.owner AS f_owner, coalesce(n.name, m.campaign) AS f_campaign, ${times.join(", ")}
FROM ${MAIL_LOG.name} m ${restricted(by) ? "" : "LEFT "}JOIN (${leads}) l ON l.f_email = m.email LEFT JOIN (${namesSql(by, params)}) n ON n.id = m.campaign`;
  },
  visit: (by) => (params) => {
    const shown = `SELECT v.visitor, min(v.record) AS record FROM (${KNOWN_SQL}) v WHERE v.record IN (${shownSql(by, params)}) GROUP BY v.visitor`;
    const unknown = by.viewer ? "" : ` OR s.visitor NOT IN (SELECT visitor FROM (${KNOWN_SQL}))`;
    return `SELECT s.*, k.record, k.record IS NOT NULL AS f_known, l.f_assignee AS f_owner
FROM (${sessionsSql(by.now, params)}) s LEFT JOIN (${shown}) k ON k.visitor = s.visitor LEFT JOIN lead l ON l.key = k.record
${restricted(by) ? `WHERE k.record IS NOT NULL${unknown}` : ""}`;
  },
};

const restricted = ({ viewer, blurs }: ActivityViewer): boolean => viewer !== undefined || blurs;

/** The leads and deals whose activities the caller may see. */
function shownSql({ viewer, blurs }: ActivityViewer, params: Params): string {
  const all = [visibleTo("lead", viewer), blurs ? notFromRouter("lead") : undefined].filter((one) => one !== undefined);
  return `SELECT r.key FROM lead r WHERE ${filterSql({ all }, params)}`;
}

/** The names of campaigns as a table. */
function namesSql({ campaigns }: ActivityViewer, params: Params): string {
  const rows = [...campaigns].map(([id, name]) => `(${params.add(id)}, ${params.add(name)})`);
  return `SELECT * FROM (VALUES ${rows.join(", ") || "('', '')"}) AS n(id, name)`;
}
