import type { emailApi } from "@dure/domain/email/api";
import { sumOfSkipped } from "@dure/domain/email/ledger/progress";
import { reportOf } from "@dure/domain/email/report/campaign-report";
import type { Verb } from "../../platform/http/endpoint";
import { sumsOfBatches } from "../campaign/batch-sums-store";
import { findProgress } from "../ledger/progress-store";
import { readReportedCampaign, readStatistics } from "./report-store";
import { teamAverage } from "./team-average";

/**
 * Reads only sums and a few documents, whose number does not grow with the recipients, since the report is also
 * requested while mails are being sent.
 */
export const getCampaignReport: Verb<typeof emailApi.getCampaignReport> = async ({ teamId }, { params: { id } }) => {
  const [campaign, { sums: counts, size }, statistics, average, progress] = await Promise.all([
    readReportedCampaign(teamId, id),
    sumsOfBatches(teamId, id),
    readStatistics(teamId, id),
    teamAverage(teamId, id),
    findProgress({ teamId, campaignId: id }),
  ]);
  const total_recipients = Math.max(0, size - counts.skipped);
  // Recipients who were left out before the batches were made are in no batch.
  const skipped = counts.skipped + sumOfSkipped(progress?.skipped ?? {});
  const listed = { error: counts.failed + counts.dropped, skipped, unknown: counts.unknown };
  return reportOf(campaign, { counts, total_recipients, statistics, average, listed });
};
