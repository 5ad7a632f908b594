import { enqueue } from "../../platform/jobs/enqueue";
import { createRouterLeads } from "./create-router-leads";
import { teamsWithUnrecorded } from "./submission-store";

/** Leaves time for the submission's own job and its first retry. */
const GRACE_MS = 20_000;
const TEAMS_LOOKED_AT = 500;

/**
 * Queues the recording of submissions whose job was lost.
 * @param time when the run was due; a repeated run queues nothing more
 */
export async function requeueLeadCreation(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const before = new Date(Date.parse(now) - GRACE_MS).toISOString();
  await Promise.all(
    (await teamsWithUnrecorded(before, TEAMS_LOOKED_AT)).map((teamId) =>
      enqueue(createRouterLeads, { teamId, payload: {}, id: `wake-submissions-${teamId}-${now}` }),
    ),
  );
}
