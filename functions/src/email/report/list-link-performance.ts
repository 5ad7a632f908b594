import type { emailApi } from "@dure/domain/email/api";
import { linkRows } from "@dure/domain/email/report/campaign-report";
import type { Verb } from "../../platform/http/endpoint";
import { readReportedCampaign, readStatistics } from "./report-store";

/** A mail has few links: all are read, and sorted here. The cursor is the next row's place. */
export const listLinkPerformance: Verb<typeof emailApi.listLinkPerformance> = async (
  { teamId },
  { params: { id }, query, body },
) => {
  await readReportedCampaign(teamId, id);
  const rows = linkRows(await readStatistics(teamId, id));
  const { identifier, direction } = body.sorting ?? { identifier: "click_count", direction: "desc" };
  const sign = direction === "asc" ? 1 : -1;
  if (body.sorting)
    rows.sort((a, b) => sign * (a[identifier] < b[identifier] ? -1 : a[identifier] > b[identifier] ? 1 : 0));
  const from = Math.max(0, Number.parseInt(query.cursor ?? "0", 10) || 0);
  const until = from + query.page_count;
  return {
    data: rows.slice(from, until),
    total: rows.length,
    is_last: until >= rows.length,
    cursor: until >= rows.length ? null : String(until),
  };
};
