import { setTimeout as pause } from "node:timers/promises";
import { appendResults, type ItemResult, isOver, type Task } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import { logger } from "firebase-functions";
import type { Context } from "../../platform/context";
import { stackOf } from "../../platform/stack-of";
import { platformTexts } from "../../platform/texts";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { getChunk, getTask, pausedUntilMs, readTask, saveProgress } from "./task-store";
import type { ChunkOutcome, TaskType } from "./task-type";

/** Items per transaction. Each record is written with its audit entry and its event. */
const MAX_AT_ONCE = 100;
const FEWER = 4;
const HELD_STEP_MS = 200;

export type TaskRun = {
  ctx: Context;
  task: Task;
  type: TaskType;
  /** The deadline, by this machine's clock. */
  endMs: number;
  /** Whether this is the last attempt: an error then becomes the item's result. */
  isLast: boolean;
};

/** Processes a chunk until all its items are done, the task is over, or the deadline has passed. */
export async function applyChunk(run: TaskRun, chunkId: string): Promise<void> {
  let atOnce = MAX_AT_ONCE;
  let hasMore = true;
  while (hasMore && Date.now() < run.endMs) {
    await whileHeld(run);
    try {
      hasMore = await applySome(run, chunkId, atOnce, (tx, ctx, items) => run.type.apply(tx, ctx, run.task, items));
      atOnce = Math.min(MAX_AT_ONCE, atOnce * FEWER);
    } catch (error) {
      // After a failure, fewer items are tried: they contend less, fit into a commit, and isolate the failing item.
      if (atOnce === 1) hasMore = await saveFailure(run, chunkId, error);
      atOnce = Math.ceil(atOnce / FEWER);
    }
  }
}

/** Waits while a task is paused for a change (cancel-task.ts), until it is over or the pause ends. */
async function whileHeld({ ctx: { teamId }, task }: TaskRun): Promise<void> {
  while ((await pausedUntilMs(teamId, task.id)) > Date.now()) {
    if (isOver(await readTask(teamId, task.id))) return;
    await pause(HELD_STEP_MS);
  }
}

/**
 * Applies the next items and saves their results in one transaction.
 * @returns whether the chunk has more items
 */
function applySome(
  { ctx: { now: _, ...starter }, task }: TaskRun,
  chunkId: string,
  atOnce: number,
  work: (tx: Tx, ctx: Context, items: readonly unknown[]) => Promise<ChunkOutcome>,
): Promise<boolean> {
  const ctx = { ...starter, now: new Date().toISOString() };
  return transaction(ctx, async (tx) => {
    const [current, chunk] = await Promise.all([
      getTask(tx, ctx.teamId, task.id),
      getChunk(tx, ctx.teamId, task.id, chunkId),
    ]);
    if (isOver(current) || chunk.is_done) return { answer: false, event: [] };
    const from = chunk.results.length;
    const { results, events } = await work(tx, ctx, chunk.items.slice(from, from + atOnce));
    const after = appendResults(chunk, results);
    saveProgress(tx, ctx.teamId, task.id, chunkId, after);
    return { answer: !after.is_done, event: events };
  });
}

/** Saves a refusal as the item's result. Any other error is rethrown for a retry, unless this is the last attempt. */
async function saveFailure(run: TaskRun, chunkId: string, error: unknown): Promise<boolean> {
  const isRefused = error instanceof AppError && error.reason !== "transaction.contention";
  if (!isRefused && !run.isLast) throw error;
  if (!isRefused) logger.error("An item of a task was given up.", { task: run.task.id, error: stackOf(error) });
  const message = error instanceof AppError ? error.text : platformTexts.internal;
  return applySome(run, chunkId, 1, async (_, __, [item]) => ({
    results: [failedItem(run.type.idOf(item), message)],
    events: [],
  }));
}

export const failedItem = (id: string, message: ItemResult["message"]): ItemResult => ({
  id,
  status: "ERROR",
  message,
});
