import { enqueue } from "../../platform/jobs/enqueue";
import { unclaimedReminders } from "./reminder-store";
import { sendReminder } from "./send-reminder";

/** A reminder's own task has this long before it is queued again. */
const GRACE_MS = 60_000;

/**
 * Queues the due reminders that no job has claimed: those that were too far ahead for a task when they were planned,
 * and those whose task was lost or ran too early.
 * @param time the scheduled time of the run; a repeated run queues nothing more
 */
export async function queueReminders(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of unclaimedReminders(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(sendReminder, { teamId, payload: { id, now }, id: `reminder-${teamId}-${id}-${now}` }),
      ),
    );
}
