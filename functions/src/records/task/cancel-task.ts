import type { recordsApi } from "@dure/domain/records/api";
import { assertOwnTask, cancelTask as decide, taskView } from "@dure/domain/records/task/task";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { countItems, getTask, pauseTask, readTask, saveTask } from "./task-store";

/** Longer than a chunk's running transaction plus the one that changes the task. */
const HOLD_ON_MS = 10_000;

/** A running chunk commits before the cancellation, or sees that the task is over. */
export const cancelTask: Verb<typeof recordsApi.cancelTask> = async (ctx, { params }) => {
  assertOwnTask(await readTask(ctx.teamId, params.id), ctx.actor);
  await pauseTask(ctx.teamId, params.id, Date.now() + HOLD_ON_MS, ctx.now);
  const task = await transaction(ctx, async (tx) => {
    const before = await getTask(tx, ctx.teamId, params.id);
    assertOwnTask(before, ctx.actor);
    const after = decide(before, ctx.now);
    saveTask(tx, ctx.teamId, after);
    return { answer: after, event: { type: "task.changed", before, after } };
  });
  return taskView(task, await countItems(ctx.teamId, task.id), ctx.locale);
};
