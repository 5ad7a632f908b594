import { defineJob } from "../../platform/jobs/define-job";
import { FIND_RECIPIENTS, queueFinding } from "./campaign-queue";

/** Finds a campaign's recipients, chunk by chunk, and queues their batches. */
export const findRecipients = defineJob(
  FIND_RECIPIENTS.name,
  FIND_RECIPIENTS.schema,
  async (teamId, { campaign_id: campaignId }) => {
    const campaign = { teamId, campaignId };
    const { addChunks } = await import("./add-chunks");
    const chunk = await addChunks(campaign);
    if (chunk !== undefined) await queueFinding(campaign, `chunk-${chunk}`);
  },
);
