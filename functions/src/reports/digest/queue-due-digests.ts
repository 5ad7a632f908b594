import { enqueue } from "../../platform/jobs/enqueue";
import { DIGEST_JOB } from "./digest-job";
import { dueDigests } from "./digest-store";

/** A digest whose job was lost gets another one after this time. */
const AGAIN_MS = 60 * 60_000;

/**
 * Queues the digests of all teams that are due.
 * @param time the scheduled time; a second scheduler at the same minute queues nothing more
 */
export async function queueDueDigests(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const round = Math.floor(Date.parse(now) / AGAIN_MS);
  for await (const page of dueDigests(now))
    await Promise.all(
      page.map(({ teamId, digest: { dashboard_id, user_id, next_at } }) =>
        enqueue(DIGEST_JOB, {
          teamId,
          payload: { dashboard_id, user_id, due_at: next_at },
          id: `digest-${teamId}-${dashboard_id}-${user_id}-${next_at}-${round}`,
        }),
      ),
    );
}
