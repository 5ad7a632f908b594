import { LRUCache } from "lru-cache";
import { enqueue } from "../../platform/jobs/enqueue";
import { applyEmailEvents } from "./apply-email-events";

/** The second for which this instance last queued the job, by team. */
const queued = new LRUCache<string, number>({ max: 1_000 });

/** Queues a job that applies a team's events at the end of the current second: one job per team and second. */
export async function queueApplying(teamId: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000) + 1;
  if (queued.get(teamId) === second) return;
  const at = new Date(second * 1000).toISOString();
  const id = `email-events-${teamId}-${second}`;
  await enqueue(applyEmailEvents, { teamId, payload: { task: id }, id, at });
  queued.set(teamId, second);
}
