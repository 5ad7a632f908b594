import { enqueue } from "../../platform/jobs/enqueue";
import { applyEmailEvents } from "./apply-email-events";
import { teamsWithPosts } from "./event-post-store";

/** The events' own job and its first retry have this long. */
const GRACE_MS = 20_000;
const POSTS_LOOKED_AT = 500;

/**
 * Queues the jobs of events whose job was lost, or ran before they were kept.
 * @param time when the run was due; a repeated run queues nothing more
 */
export async function wakeEmailEvents(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const before = new Date(Date.parse(now) - GRACE_MS).toISOString();
  await Promise.all(
    (await teamsWithPosts(before, POSTS_LOOKED_AT)).map((teamId) => {
      const id = `wake-email-events-${teamId}-${now}`;
      return enqueue(applyEmailEvents, { teamId, payload: { task: id }, id });
    }),
  );
}
