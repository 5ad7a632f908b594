import { isOver, type Task } from "@dure/domain/records/task/task";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTask, saveTask } from "./task-store";

/** Changes a task as the system. A finished, failed or canceled task stays as it is. */
export function changeTask(teamId: string, taskId: string, change: (task: Task, now: string) => Task): Promise<Task> {
  const ctx = systemContext(teamId, "run-task");
  return transaction(ctx, async (tx) => {
    const before = await getTask(tx, teamId, taskId);
    if (isOver(before)) return { answer: before, event: [] };
    const after = change(before, ctx.now);
    if (after !== before) saveTask(tx, teamId, after);
    return { answer: after, event: after.state === before.state ? [] : { type: "task.changed", before, after } };
  });
}
