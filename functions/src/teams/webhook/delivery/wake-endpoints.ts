import { enqueue } from "../../../platform/jobs/enqueue";
import { deliverWebhook } from "./deliver-webhook";
import { type Endpoint, overdueEndpoints } from "./endpoint-state-store";

/** The time that an endpoint's own task has before the schedule queues another one. */
const GRACE_MS = 20_000;

/**
 * Queues the jobs of endpoints whose task was lost or ran too early, or whose worker died.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function wakeEndpoints(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of overdueEndpoints(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(page.map((endpoint) => wakeDue(endpoint, now)));
}

function wakeDue({ teamId, webhookId }: Endpoint, now: string): Promise<void> {
  const id = `webhook-due-${teamId}-${webhookId}-${now}`;
  return enqueue(deliverWebhook, { teamId, payload: { webhook_id: webhookId, task: id, now }, id });
}
