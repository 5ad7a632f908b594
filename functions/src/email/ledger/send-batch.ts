import { defineJob } from "../../platform/jobs/define-job";
import { SEND_BATCH } from "./campaign-queue";

/** Sends one batch of a campaign, in a queue of its own: a large campaign holds up no other work. */
export const sendBatch = defineJob(
  SEND_BATCH.name,
  SEND_BATCH.schema,
  async (teamId, { campaign_id: campaignId, batch, task }) => {
    const { deliverBatch } = await import("./deliver-batch");
    await deliverBatch({ teamId, campaignId }, batch, task);
  },
  { queue: SEND_BATCH.queue },
);
