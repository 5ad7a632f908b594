import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { runResearch } from "./run-research";

/** Queues the job of a run. A redelivered event queues no second job. */
export const queueResearch = reaction("queue-research", ["company-research.requested"], (teamId, { after }) =>
  enqueue(runResearch, {
    teamId,
    payload: { company_id: after.id, run: after.run },
    id: `research-${teamId}-${after.id}-${after.run}`,
  }),
);
