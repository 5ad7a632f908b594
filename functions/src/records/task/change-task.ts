import { isOver, type Task } from "@dure/domain/records/task/task";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { getTask, saveTask } from "./task-store";

/** Changes a task in the product's own name. One that is over, by whatever way, stays as it is. */
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
