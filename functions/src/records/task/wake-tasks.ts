import { isOver, wakeTask } from "@dure/domain/records/task/task";
import { logger } from "firebase-functions";
import { enqueue } from "../../platform/jobs/enqueue";
import { changeTask } from "./change-task";
import { findStalledTasks } from "./task-store";

/** A task normally starts within seconds; after this time its start was lost. */
const NOT_BEGUN_MS = 5 * 60_000;
/** Longer than all attempts of a job together: no job works on such a task any more. */
const LEFT_MS = 40 * 60_000;

/** The part numbers of a restarted task start here, so that its jobs get new names. */
const PARTS_OF_A_WAKE = 100_000;

/**
 * Starts tasks whose start was lost, and restarts tasks whose jobs have all died. Two jobs of one task do nothing
 * twice, because the chunks hold what is left.
 * @param now when the run was due (UTC); a repeated run queues nothing more
 */
export async function wakeTasks(now: string): Promise<void> {
  await wakeStalled("pending", new Date(Date.parse(now) - NOT_BEGUN_MS).toISOString());
  await wakeStalled("running", new Date(Date.parse(now) - LEFT_MS).toISOString());
}

async function wakeStalled(state: "pending" | "running", since: string): Promise<void> {
  for (const { teamId, id } of await findStalledTasks(state, since)) {
    logger.warn("Nobody works on a task.", { teamId, task: id });
    const task = await changeTask(teamId, id, (current, now) => wakeTask(current, since, now));
    if (isOver(task)) continue;
    // Only now: this loads the code of every kind of task, and most runs wake none.
    const { continueTask } = await import("./run-task");
    const payload = { taskId: id, part: task.wakes * PARTS_OF_A_WAKE };
    await enqueue(continueTask, { teamId, payload, id: `wake-task-${teamId}-${id}-${task.wakes}` });
  }
}
