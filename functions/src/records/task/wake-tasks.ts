import { isOver, wakeTask } from "@dure/domain/records/task/task";
import { logger } from "firebase-functions";
import { enqueue } from "../../platform/jobs/enqueue";
import { changeTask } from "./change-task";
import { findStalledTasks } from "./task-store";

/** A task begins within seconds; one that has waited so long was forgotten on the way. */
const NOT_BEGUN_MS = 5 * 60_000;
/** Longer than all tries of a job take together: nobody works on such a task any more. */
const LEFT_MS = 40 * 60_000;

/** The parts of a task that was begun again, which each have a job of their own name, are counted from here on. */
const PARTS_OF_A_WAKE = 100_000;

/**
 * Begins the tasks that nobody began, and those whose jobs have all died. A job that runs beside another one of its task
 * does nothing twice: the chunks say what is left.
 * @param now when the run was due (UTC); a repeated run queues nothing more
 */
export async function wakeTasks(now: string): Promise<void> {
  await wakeLying("pending", new Date(Date.parse(now) - NOT_BEGUN_MS).toISOString());
  await wakeLying("running", new Date(Date.parse(now) - LEFT_MS).toISOString());
}

async function wakeLying(state: "pending" | "running", since: string): Promise<void> {
  for (const { teamId, id } of await findStalledTasks(state, since)) {
    logger.warn("Nobody works on a task.", { teamId, task: id });
    const task = await changeTask(teamId, id, (current, now) => wakeTask(current, since, now));
    if (isOver(task)) continue;
    // Only now: this loads the code of every kind of task, and most runs wake none.
    const { runMoreOfTask } = await import("./run-task");
    const payload = { taskId: id, part: task.wakes * PARTS_OF_A_WAKE };
    await enqueue(runMoreOfTask, { teamId, payload, id: `wake-task-${teamId}-${id}-${task.wakes}` });
  }
}
