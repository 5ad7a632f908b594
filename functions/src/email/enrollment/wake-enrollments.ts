import { enqueue } from "../../platform/jobs/enqueue";
import { overdueEnrollments } from "./enrollment-store";
import { runEnrollment } from "./run-enrollment";

/** How long to wait for a person's own task. */
const GRACE_MS = 120_000;
/** A step whose job was lost again gets another one after this time. */
const AGAIN_MS = 5 * 60_000;

/**
 * Queues the steps that nobody took: those that were too far ahead for a task when they were planned, and those whose task
 * was lost. A step has one such job at a time: more of them would wait for each other's locks.
 * @param time the scheduled time; further runs within five minutes queue nothing more for the same step
 */
export async function wakeEnrollments(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  const round = Math.floor(Date.parse(now) / AGAIN_MS);
  for await (const page of overdueEnrollments(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(
      page.map(({ teamId, id, due_at }) =>
        enqueue(runEnrollment, {
          teamId,
          payload: { id, now },
          id: `enrollment-due-${teamId}-${id}-${due_at}-${round}`,
        }),
      ),
    );
}
