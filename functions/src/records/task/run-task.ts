import { failTask, finishTask, isOver, markRunning } from "@dure/domain/records/task/task";
import { taskTexts } from "@dure/domain/records/task/texts";
import pLimit from "p-limit";
import { z } from "zod";
import { type Attempt, defineJob } from "../../platform/jobs/define-job";
import { enqueue } from "../../platform/jobs/enqueue";
import { reaction } from "../../platform/outbox/reaction";
import { platformTexts } from "../../platform/texts";
import { applyChunk, type TaskRun } from "./apply-chunk";
import { changeTask } from "./change-task";
import { taskContext } from "./task-context";
import { openChunkIds, readTask } from "./task-store";
import { taskTypeNamed } from "./task-types";

/** How long one job works before it queues the next job, and how many chunks it works on concurrently. */
const JOB_MS = 20_000;
const CHUNKS_AT_ONCE = 4;
const CHUNKS_LISTED = 50;

const Part = z.object({ taskId: z.string(), part: z.int() });
type Part = z.infer<typeof Part>;

/** Starts a task on the event of its creation. */
export const runNewTask = reaction("run-task", ["task.created"], (teamId, { after }, attempt) =>
  runTask(teamId, { taskId: after.id, part: 0 }, attempt),
);

export const continueTask = defineJob("run-task", Part, runTask);

/**
 * Works on a task for some seconds. Each round queries the open chunks, so a job that died or runs twice continues with
 * what is left.
 */
async function runTask(teamId: string, { taskId, part }: Part, attempt: Attempt): Promise<void> {
  const task = await readTask(teamId, taskId);
  if (isOver(task)) return;
  const ctx = await taskContext(teamId, task);
  if (!ctx) {
    await changeTask(teamId, taskId, (current, now) => failTask(current, taskTexts.starterGone, now));
    return;
  }
  await changeTask(teamId, taskId, markRunning);
  const run = { ctx, task, type: taskTypeNamed(task.type), endMs: Date.now() + JOB_MS, isLast: attempt.isLast };
  const isDone = await work(run).catch(async (error) => {
    if (attempt.isLast)
      await changeTask(teamId, taskId, (current, now) => failTask(current, platformTexts.internal, now));
    throw error;
  });
  if (isDone) {
    await changeTask(teamId, taskId, finishTask);
    return;
  }
  const next: Part = { taskId, part: part + 1 };
  await enqueue(continueTask, { teamId, payload: next, id: `run-task-${teamId}-${taskId}-${next.part}` });
}

/** @returns whether no item is left; a failing chunk does not hold up the others */
async function work(run: TaskRun): Promise<boolean> {
  const { ctx, task, endMs } = run;
  const errors: unknown[] = [];
  const stuck = new Set<string>();
  while (Date.now() < endMs) {
    const open = await openChunkIds(ctx.teamId, task.id, CHUNKS_LISTED + stuck.size);
    if (open.length === 0) return true;
    const fresh = open.filter((id) => !stuck.has(id));
    if (fresh.length === 0) break;
    const limit = pLimit(run.type.chunksAtOnce?.(task) ?? CHUNKS_AT_ONCE);
    const apply = (chunkId: string) =>
      applyChunk(run, chunkId).catch((error: unknown) => {
        stuck.add(chunkId);
        errors.push(error);
      });
    await Promise.all(fresh.map((chunkId) => limit(apply, chunkId)));
    // The chunks of a canceled task stay open.
    if (isOver(await readTask(ctx.teamId, task.id))) return true;
  }
  if (errors.length > 0) throw errors[0];
  return false;
}
