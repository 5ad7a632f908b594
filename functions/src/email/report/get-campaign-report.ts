import type { emailApi } from "@dure/domain/email/api";
import { reportOf } from "@dure/domain/email/report/campaign-report";
import type { Verb } from "../../platform/http/endpoint";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { countListed, readReportedCampaign, readStatistics } from "./report-store";
import { teamAverage } from "./team-average";

export const getCampaignReport: Verb<typeof emailApi.getCampaignReport> = async ({ teamId }, { params: { id } }) => {
  const [campaign, { sums: counts, size }, statistics, average, error, skipped, unknown] = await Promise.all([
    readReportedCampaign(teamId, id),
    sumsOfBatches(teamId, id),
    readStatistics(teamId, id),
    teamAverage(teamId, id),
    countListed(teamId, id, "error"),
    countListed(teamId, id, "skipped"),
    countListed(teamId, id, "unknown"),
  ]);
  const total_recipients = Math.max(0, size - counts.skipped);
  return reportOf(campaign, { counts, total_recipients, statistics, average, listed: { error, skipped, unknown } });
};
