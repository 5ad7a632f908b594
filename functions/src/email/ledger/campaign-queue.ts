import { randomUUID } from "node:crypto";
import { z } from "zod";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import type { CampaignRef } from "./batch-store";

// The names and payloads of the campaigns' jobs, apart from their code, since the jobs queue each other.

const OfCampaign = z.object({ campaign_id: z.string() });

/** Finds a campaign's recipients. It reads records, so it shares the queue of the other work on records. */
export const FIND_RECIPIENTS = { name: "find-recipients", queue: "jobs", schema: OfCampaign } as const;

export const SEND_BATCH = {
  name: "send-batch",
  queue: "campaigns",
  schema: OfCampaign.extend({
    batch: z.string(),
    /** The task's id, by which its next attempt takes over the lease of the one that died. */
    task: z.string().default(() => randomUUID()),
  }),
} as const;

export const SWEEP_CAMPAIGN = {
  name: "sweep-campaign",
  queue: "campaigns",
  schema: OfCampaign.extend({
    cause: z.string(),
    /** Up to when due work is queued, if that is later than the clock. */
    now: z.string().optional(),
    /** Whether waiting batches are queued again without a grace period. */
    is_fresh: z.boolean().default(false),
  }),
} as const;

export const CHOOSE_WINNER = { name: "choose-winner", queue: "campaigns", schema: OfCampaign } as const;
export const LAUNCH_CAMPAIGN = { name: "launch-campaign", queue: "jobs", schema: OfCampaign } as const;

/** Queues the job that finds recipients, once for the same cause. */
export const queueFinding = ({ teamId, campaignId }: CampaignRef, cause: string): Promise<void> =>
  enqueue(FIND_RECIPIENTS, {
    teamId,
    payload: { campaign_id: campaignId },
    id: `find-recipients-${teamId}-${campaignId}-${cause}`,
  });

/**
 * Queues a batch's job. Those that are due later than Cloud Tasks can wait are left to the schedule.
 * @param cause what queues it: again for the same cause queues nothing more
 */
export async function queueBatch({ teamId, campaignId }: CampaignRef, batch: string, cause: string, at?: string) {
  if (at !== undefined && Date.parse(at) - Date.now() > MAX_DELAY_MS) return;
  const id = `send-batch-${teamId}-${campaignId}-${batch}-${cause}`;
  const isLater = at !== undefined && at > new Date().toISOString();
  const payload = { campaign_id: campaignId, batch, task: id };
  await enqueue(SEND_BATCH, { teamId, payload, id, ...(isLater && { at }) });
}

/** Queues a look at all that is due, once for the same cause. */
export function queueSweep({ teamId, campaignId }: CampaignRef, cause: string, now?: string): Promise<void> {
  const payload = { campaign_id: campaignId, cause, is_fresh: now === undefined, ...(now !== undefined && { now }) };
  return enqueue(SWEEP_CAMPAIGN, { teamId, payload, id: `sweep-campaign-${teamId}-${campaignId}-${cause}` });
}

/** Queues the choice between the subjects of a test. */
export const queueChoice = ({ teamId, campaignId }: CampaignRef, at: string): Promise<void> =>
  enqueue(CHOOSE_WINNER, {
    teamId,
    payload: { campaign_id: campaignId },
    id: `choose-winner-${teamId}-${campaignId}-${at}`,
    at,
  });

/** Queues a launch, once for the same cause. One that is later than Cloud Tasks can wait is left to the schedule. */
export async function queueLaunch({ teamId, campaignId }: CampaignRef, at: string, cause: string): Promise<void> {
  if (Date.parse(at) - Date.now() > MAX_DELAY_MS) return;
  const id = `launch-campaign-${teamId}-${campaignId}-${at}-${cause}`;
  await enqueue(LAUNCH_CAMPAIGN, { teamId, payload: { campaign_id: campaignId }, id, at });
}
