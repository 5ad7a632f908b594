import { defineJob } from "../../platform/jobs/define-job";
import { SWEEP_CAMPAIGN } from "./campaign-queue";

/** Looks for what a lost job or a dead worker has left of a campaign, and queues it again. */
export const sweepCampaign = defineJob(
  SWEEP_CAMPAIGN.name,
  SWEEP_CAMPAIGN.schema,
  async (teamId, { campaign_id: campaignId, now, is_fresh: isFresh, cause }) => {
    const { sweep } = await import("./sweep");
    await sweep({ teamId, campaignId }, { now, isFresh, cause });
  },
  { queue: SWEEP_CAMPAIGN.queue },
);
