import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { MAX_DELAY_MS } from "../../platform/jobs/retry-policy";
import { waitUntilDue } from "../../platform/jobs/wait-until-due";
import { type Channel, overdueChannels } from "./channel-store";

/** How long to wait for a channel's own task. */
const GRACE_MS = 20_000;

const Payload = z.object({
  channel: z.string(),
  /** The task's own id, by which its next attempt takes over the lease of one that died. */
  task: z.string().default(() => randomUUID()),
  /** When the task is to run, UTC. */
  at: z.string().optional(),
});

/** Posts what is due to one channel, in the queue of calls to other companies: what waits for Slack holds up no other job. */
export const postNotifications = defineJob(
  "post-notifications",
  Payload,
  async (teamId, { channel, task, at }) => {
    if (!(await waitUntilDue(at))) return;
    const { postDue } = await import("./post-due");
    await postDue({ teamId, channel, owner: task }, (wake) => wakeChannel({ teamId, channel }, wake));
  },
  { queue: "webhooks" },
);

/** Queues the job of a channel for the end of the second: one job for all calls within that second. */
export async function wakeChannel({ teamId, channel }: Channel, wakeAt = new Date().toISOString()): Promise<void> {
  const second = Math.floor(Math.min(Date.parse(wakeAt), Date.now() + MAX_DELAY_MS) / 1000) + 1;
  const at = new Date(second * 1000).toISOString();
  const id = `notify-${teamId}-${channel}-${second}`;
  await enqueue(postNotifications, { teamId, payload: { channel, task: id, at }, id, at });
}

/**
 * Queues the jobs of channels whose task was lost, or whose worker died.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function wakeChannels(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of overdueChannels(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(
      page.map(({ teamId, channel }) => {
        const id = `notify-due-${teamId}-${channel}-${now}`;
        return enqueue(postNotifications, { teamId, payload: { channel, task: id }, id });
      }),
    );
}
