import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineJob } from "../../../platform/jobs/define-job";
import { enqueue } from "../../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../../platform/jobs/retry-policy";
import { waitUntilDue } from "../../../platform/jobs/wait-until-due";
import type { Endpoint } from "./endpoint-state-store";

const Payload = z.object({
  webhook_id: z.string(),
  /** The task's id: its next attempt takes over the lease of an attempt that died. */
  task: z.string().default(() => randomUUID()),
  /** When the task is to run, UTC. */
  at: z.string().optional(),
  /** Deliveries due by this time are sent, if it is later than the clock's time. */
  now: z.string().optional(),
  /** Whether to reset the endpoint's failures. */
  is_fresh: z.boolean().optional(),
});

/** Sends one endpoint's due deliveries, in a separate queue, so that slow servers of users hold up no other job. */
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
 * Queues the job of an endpoint, debounced: one job for all calls within a second. It runs when the second is over, so
 * it sees everything that the callers have committed.
 */
export async function wakeEndpoint({ teamId, webhookId }: Endpoint, wakeAt = new Date().toISOString()): Promise<void> {
  const second = Math.floor(Math.min(Date.parse(wakeAt), Date.now() + MAX_DELAY_MS) / 1000) + 1;
  const at = new Date(second * 1000).toISOString();
  const id = `webhook-${teamId}-${webhookId}-${second}`;
  await enqueue(deliverWebhook, { teamId, payload: { webhook_id: webhookId, task: id, at }, id, at });
}

/** Queues the job of an endpoint that an admin wants to be called although it failed. */
export async function wakeFresh({ teamId, webhookId }: Endpoint, cause: string): Promise<void> {
  const id = `webhook-fresh-${teamId}-${webhookId}-${cause}`;
  await enqueue(deliverWebhook, { teamId, payload: { webhook_id: webhookId, task: id, is_fresh: true }, id });
}
