import type { emailApi } from "@dure/domain/email/api";
import { linkRows } from "@dure/domain/email/report/campaign-report";
import { z } from "zod";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { readReportedCampaign, readStatistics } from "./report-store";

const cursors = pageCursor("link-performance", z.int().nonnegative());

/** A mail has few links: all are read, and sorted here. A page begins at a row's number. */
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
  const from = cursors.placeIn(teamId, query.cursor) ?? 0;
  const until = from + query.page_count;
  return {
    data: rows.slice(from, until),
    total: rows.length,
    ...cursors.pageEnd(teamId, until < rows.length ? until : undefined),
  };
};
