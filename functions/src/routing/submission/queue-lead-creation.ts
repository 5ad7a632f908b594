import { LRUCache } from "lru-cache";
import { enqueue } from "../../platform/jobs/enqueue";
import { createRouterLeads } from "./create-router-leads";

/** The second for which this instance last queued the job, by team. */
const queued = new LRUCache<string, number>({ max: 1_000 });

/**
 * Queues a job that creates the leads of a team's submissions at the end of the current second: one job per team and
 * second. Call it after saving a submission.
 */
export async function queueLeadCreation(teamId: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000) + 1;
  if (queued.get(teamId) === second) return;
  const at = new Date(second * 1000).toISOString();
  await enqueue(createRouterLeads, { teamId, payload: { at }, id: `submissions-${teamId}-${second}`, at });
  queued.set(teamId, second);
}
