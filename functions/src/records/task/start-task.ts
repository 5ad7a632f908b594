import { randomUUID } from "node:crypto";
import type { DomainEvent } from "@dure/domain/events";
import { Task } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { saveTask, writeChunks } from "./task-store";

type Asked = Pick<Task, "type" | "entity_id"> & {
  payload: unknown;
  /** The items of each chunk, at most about 500 kB of JSON; each is done, or tried again, with few others. */
  chunks: readonly (readonly unknown[])[];
};

/**
 * Starts a background task. Its chunks are kept first; the transaction that makes the task lets the outbox run it. A
 * request that is repeated gets the task of the first one; chunks without a task go by themselves.
 * @param alongside writes of the caller's own, in the transaction that makes the task; it ends with its events
 */
export async function startTask(
  ctx: Context,
  { chunks, ...asked }: Asked,
  alongside: (tx: Tx, task: Task) => Promise<DomainEvent[]> = async () => [],
): Promise<Task> {
  const task = Task.parse({
    ...asked,
    id: randomUUID(),
    state: "pending",
    total: chunks.reduce((sum, items) => sum + items.length, 0),
    actor: ctx.actor,
    locale: ctx.locale,
    time_zone: ctx.timeZone,
    created_at: ctx.now,
    worked_at: ctx.now,
  });
  await writeChunks(ctx.teamId, task.id, chunks, ctx.now);
  return transaction(ctx, async (tx) => {
    const events = await alongside(tx, task);
    saveTask(tx, ctx.teamId, task);
    return { answer: task, event: [...events, { type: "task.created", before: null, after: task }] };
  });
}

/** Items in chunks of a number. */
export const inChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
