import { enqueue } from "../../../platform/jobs/enqueue";
import type { TeamModel } from "../team-model";
import { snapshotJob } from "./snapshot-job";

/** Up to this many records load one by one as fast as a small snapshot. */
const FEW_RECORDS = 1000;
/** The share of a team's records that may change before a new snapshot is worth it. */
const CHANGED_SHARE = 0.02;
const HOUR_MS = 3_600_000;

/**
 * Queues a new snapshot if loading the team would read too many records one by one. Only teams in use get snapshots.
 * Per snapshot, one job is queued each hour across all instances.
 */
export async function queueSnapshot(teamId: string, model: TeamModel, nowMs: number): Promise<void> {
  const { snapshot, records } = model.unsaved();
  if (records <= Math.max(FEW_RECORDS, (snapshot?.rows ?? 0) * CHANGED_SHARE)) return;
  const hour = Math.trunc(nowMs / HOUR_MS);
  const id = `snapshot-${teamId}-${snapshot?.read_at_ms ?? 0}-${hour}`;
  await enqueue(snapshotJob, { teamId, payload: {}, id });
}
