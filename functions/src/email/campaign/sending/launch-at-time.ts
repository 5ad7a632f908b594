import { defineJob } from "../../../platform/jobs/define-job";
import { LAUNCH_CAMPAIGN } from "../../ledger/campaign-queue";

/** Launches a campaign at its time. The job and the schedule both try; the first of them launches it. */
export const launchAtTime = defineJob(
  LAUNCH_CAMPAIGN.name,
  LAUNCH_CAMPAIGN.schema,
  async (teamId, { campaign_id: campaignId }) => {
    const { launchScheduled } = await import("./launch-scheduled");
    await launchScheduled({ teamId, campaignId }, new Date().toISOString());
  },
);
