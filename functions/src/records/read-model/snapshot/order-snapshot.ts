import { enqueue } from "../../../platform/jobs/enqueue";
import type { TeamModel } from "../team-model";
import { snapshotJob } from "./snapshot-job";

/** Records that are read one by one as fast as a small snapshot is fetched. */
const FEW_RECORDS = 1000;
/** The share of a team's records that may have changed since its snapshot. */
const CHANGED_SHARE = 0.02;
const HOUR_MS = 3_600_000;

/**
 * Orders a new snapshot where opening the team anew would read too many records: teams that are used get one, others
 * cost nothing. One order an hour for each snapshot, whoever asks.
 */
export async function orderSnapshot(teamId: string, model: TeamModel, nowMs: number): Promise<void> {
  const { snapshot, records } = model.unsaved();
  if (records <= Math.max(FEW_RECORDS, (snapshot?.rows ?? 0) * CHANGED_SHARE)) return;
  const hour = Math.trunc(nowMs / HOUR_MS);
  const id = `snapshot-${teamId}-${snapshot?.read_at_ms ?? 0}-${hour}`;
  await enqueue(snapshotJob, { teamId, payload: {}, id });
}
