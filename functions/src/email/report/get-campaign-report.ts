import type { emailApi } from "@dure/domain/email/api";
import { sumOfSkipped } from "@dure/domain/email/ledger/progress";
import { reportOf } from "@dure/domain/email/report/campaign-report";
import type { Verb } from "../../platform/http/endpoint";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { findProgress } from "../ledger/progress-store";
import { readReportedCampaign, readStatistics } from "./report-store";
import { teamAverage } from "./team-average";

/** Reads sums and few documents, whose number does not grow with the recipients: it is asked for while they are sent to. */
export const getCampaignReport: Verb<typeof emailApi.getCampaignReport> = async ({ teamId }, { params: { id } }) => {
  const [campaign, { sums: counts, size }, statistics, average, progress] = await Promise.all([
    readReportedCampaign(teamId, id),
    sumsOfBatches(teamId, id),
    readStatistics(teamId, id),
    teamAverage(teamId, id),
    findProgress({ teamId, campaignId: id }),
  ]);
  const total_recipients = Math.max(0, size - counts.skipped);
  // Who is left out before a batch is made is in none.
  const skipped = counts.skipped + sumOfSkipped(progress?.skipped ?? {});
  const listed = { error: counts.failed + counts.dropped, skipped, unknown: counts.unknown };
  return reportOf(campaign, { counts, total_recipients, statistics, average, listed });
};
