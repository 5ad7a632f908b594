import { logger } from "firebase-functions";
import { enqueue } from "../../platform/job";
import { tasksNotBegun } from "./task-store";

/** A task begins within seconds; one that has waited so long was forgotten on the way. */
const OVERDUE_MS = 5 * 60_000;

/**
 * Begins the tasks that nobody began. A job that runs beside another one of its task does nothing twice: the chunks say
 * what is left.
 * @param now when the run was due (UTC); a repeated run queues nothing more
 */
export async function wakeTasks(now: string): Promise<void> {
  const before = new Date(Date.parse(now) - OVERDUE_MS).toISOString();
  const forgotten = await tasksNotBegun(before);
  for (const { teamId, id } of forgotten) {
    logger.warn("A task had not begun.", { teamId, task: id });
    const payload = { taskId: id, part: 0 };
    await enqueue({ teamId, name: "run-task", payload }, `wake-task-${teamId}-${id}-${now}`);
  }
}
