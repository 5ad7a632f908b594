import { requireMarketingEmail } from "../require-marketing-email";
import { exportCampaignRecipients } from "./export-campaign-recipients";
import { getCampaignReport } from "./get-campaign-report";
import { getReportContent } from "./get-report-content";
import { listCampaignRecipients } from "./list-campaign-recipients";
import { listLinkPerformance } from "./list-link-performance";
import { listMailActivity } from "./list-mail-activity";

export const reportVerbs = requireMarketingEmail({
  getCampaignReport,
  getReportContent,
  listCampaignRecipients,
  listLinkPerformance,
  listMailActivity,
  exportCampaignRecipients,
});
