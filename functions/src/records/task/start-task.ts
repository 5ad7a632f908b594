import { randomUUID } from "node:crypto";
import type { DomainEvent } from "@dure/domain/events";
import { Task } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { saveTask, writeChunks } from "./task-store";

type TaskRequest = Pick<Task, "type" | "entity_id"> & {
  payload: unknown;
  /** The items of each chunk, at most about 500 kB of JSON. Items are applied and retried in small groups. */
  chunks: readonly (readonly unknown[])[];
};

/**
 * Starts a background task. The chunks are written first; the transaction that creates the task also queues it through
 * the outbox. A retried request gets the first request's task. Chunks left without a task expire.
 * @param alongside the caller's own writes in the transaction that creates the task; returns its events
 */
export async function startTask(
  ctx: Context,
  { chunks, ...asked }: TaskRequest,
  alongside: (tx: Tx, task: Task) => Promise<DomainEvent[]> = async () => [],
): Promise<Task> {
  const id = randomUUID();
  await writeChunks(ctx.teamId, id, chunks, ctx.now);
  const total = chunks.reduce((sum, items) => sum + items.length, 0);
  return startPreparedTask(ctx, { ...asked, id, total }, alongside);
}

type PreparedTask = Omit<TaskRequest, "chunks"> & Pick<Task, "id" | "total">;

/** Starts a background task whose chunks are written already. */
export async function startPreparedTask(
  ctx: Context,
  asked: PreparedTask,
  alongside: (tx: Tx, task: Task) => Promise<DomainEvent[]>,
): Promise<Task> {
  const task = Task.parse({
    ...asked,
    state: "pending",
    actor: ctx.actor,
    locale: ctx.locale,
    time_zone: ctx.timeZone,
    created_at: ctx.now,
    worked_at: ctx.now,
  });
  return transaction(ctx, async (tx) => {
    const events = await alongside(tx, task);
    saveTask(tx, ctx.teamId, task);
    return { answer: task, event: [...events, { type: "task.created", before: null, after: task }] };
  });
}
