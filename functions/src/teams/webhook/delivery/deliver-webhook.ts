import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineJob } from "../../../platform/jobs/define-job";
import { enqueue } from "../../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../../platform/jobs/retry-policy";
import { waitUntilDue } from "../../../platform/jobs/wait-until-due";
import type { Endpoint } from "./endpoint-state-store";

const Payload = z.object({
  webhook_id: z.string(),
  /** The task's own id, by which its next attempt takes over the lease of one that died. */
  task: z.string().default(() => randomUUID()),
  /** When the task is to run, UTC. */
  at: z.string().optional(),
  /** What is due at this time is sent, if it is later than the clock's. */
  now: z.string().optional(),
  /** Forgets the endpoint's failures. */
  is_fresh: z.boolean().optional(),
});

/** Sends what is due to one endpoint, in a queue of its own: what users' servers do holds up no other job. */
export const deliverWebhook = defineJob(
  "deliver-webhook",
  Payload,
  async (teamId, { webhook_id: webhookId, task, at, now, is_fresh: isFresh = false }) => {
    if (!(await waitUntilDue(at))) return;
    const { deliverDue } = await import("./deliver-due");
    const endpoint = { teamId, webhookId };
    const lease = { ...endpoint, owner: task };
    await deliverDue(lease, { isFresh, now, wakeAt: (wake) => wakeEndpoint(endpoint, wake) });
  },
  { queue: "webhooks" },
);

/**
 * Queues the job of an endpoint: one for all that ask within a second. It runs when the second is over, so it sees what
 * they have committed before.
 */
export async function wakeEndpoint({ teamId, webhookId }: Endpoint, wakeAt = new Date().toISOString()): Promise<void> {
  const second = Math.floor(Math.min(Date.parse(wakeAt), Date.now() + MAX_DELAY_MS) / 1000) + 1;
  const at = new Date(second * 1000).toISOString();
  const id = `webhook-${teamId}-${webhookId}-${second}`;
  await enqueue(deliverWebhook, { teamId, payload: { webhook_id: webhookId, task: id, at }, id, at });
}

/** Queues the job of an endpoint that is to be called although it failed: an admin says so. */
export async function wakeFresh({ teamId, webhookId }: Endpoint, cause: string): Promise<void> {
  const id = `webhook-fresh-${teamId}-${webhookId}-${cause}`;
  await enqueue(deliverWebhook, { teamId, payload: { webhook_id: webhookId, task: id, is_fresh: true }, id });
}
