import type { emailApi } from "@dure/domain/email/api";
import { reportOf } from "@dure/domain/email/report/campaign-report";
import type { Verb } from "../../platform/http/endpoint";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { countListed, readReportedCampaign, readStatistics } from "./report-store";
import { teamAverage } from "./team-average";

/** Reads sums and few documents. Only who was left out is counted anew: most of them are in no batch. */
export const getCampaignReport: Verb<typeof emailApi.getCampaignReport> = async ({ teamId }, { params: { id } }) => {
  const [campaign, { sums: counts, size }, statistics, average, skipped] = await Promise.all([
    readReportedCampaign(teamId, id),
    sumsOfBatches(teamId, id),
    readStatistics(teamId, id),
    teamAverage(teamId, id),
    countListed(teamId, id, "skipped"),
  ]);
  const total_recipients = Math.max(0, size - counts.skipped);
  const listed = { error: counts.failed + counts.dropped, skipped, unknown: counts.unknown };
  return reportOf(campaign, { counts, total_recipients, statistics, average, listed });
};
