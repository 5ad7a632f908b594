import { defineJob } from "../../platform/jobs/define-job";
import { FIND_RECIPIENTS, queueFinding } from "./campaign-queue";

/** Finds a campaign's recipients, chunk by chunk, and queues their batches. */
export const findRecipients = defineJob(
  FIND_RECIPIENTS.name,
  FIND_RECIPIENTS.schema,
  async (teamId, { campaign_id: campaignId }) => {
    const campaign = { teamId, campaignId };
    const { createRecipientBatches } = await import("./create-recipient-batches");
    const chunk = await createRecipientBatches(campaign);
    if (chunk !== undefined) await queueFinding(campaign, `chunk-${chunk}`);
  },
);
