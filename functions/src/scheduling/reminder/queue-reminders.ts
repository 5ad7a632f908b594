import { enqueue } from "../../platform/jobs/enqueue";
import { untakenReminders } from "./reminder-store";
import { sendReminder } from "./send-reminder";

/** A reminder's own task comes first. */
const GRACE_MS = 60_000;

/**
 * Queues the reminders that are due and that nobody has taken: those that were too far ahead for a task when they were
 * planned, and any whose task was lost or woke too early.
 * @param time when the run was due; a repeated run queues nothing more
 */
export async function queueReminders(time: string): Promise<void> {
  const now = new Date(time).toISOString();
  for await (const page of untakenReminders(new Date(Date.parse(now) - GRACE_MS).toISOString()))
    await Promise.all(
      page.map(({ teamId, id }) =>
        enqueue(sendReminder, { teamId, payload: { id, now }, id: `reminder-${teamId}-${id}-${now}` }),
      ),
    );
}
