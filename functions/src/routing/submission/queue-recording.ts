import { enqueue } from "../../platform/jobs/enqueue";
import { recordSubmissions } from "./record-submissions";

const MAX_KEPT = 1_000;
/** The second for which this instance has last asked, by team. */
const asked = new Map<string, number>();

/**
 * Asks for the leads of a team's submissions to be made when this second is over: one task for all that come within it.
 * Call it once a submission is kept.
 */
export async function queueRecording(teamId: string): Promise<void> {
  const second = Math.floor(Date.now() / 1000) + 1;
  if (asked.get(teamId) === second) return;
  const at = new Date(second * 1000).toISOString();
  await enqueue(recordSubmissions, { teamId, payload: { at }, id: `submissions-${teamId}-${second}`, at });
  if (asked.size >= MAX_KEPT) asked.clear();
  asked.set(teamId, second);
}
