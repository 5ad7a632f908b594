import { enqueue } from "../../platform/jobs/enqueue";
import { overdueEnrollments } from "./enrollment-store";
import { runEnrollment } from "./run-enrollment";

/** A person's own task has this long. */
const GRACE_MS = 120_000;

/**
 * Queues the steps that nobody took: those that were too far ahead for a task when they were planned, and those whose task
 * was lost.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function wakeEnrollments(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of overdueEnrollments(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(runEnrollment, { teamId, payload: { id, now }, id: `enrollment-due-${teamId}-${id}-${now}` }),
      ),
    );
}
