import { z } from "zod";
import { type Actor, Role } from "../../shared/access";
import { AppError } from "../../shared/error";
import type { Locale, Text } from "../../shared/text";
import { Id, Time } from "../../shared/value";
import { ListEntityId } from "../record/entity";
import { taskTexts } from "./texts";

/** Work too long for one request: many items, done in chunks, each of which commits once. */
export const TaskState = z.enum(["pending", "running", "done", "failed", "cancelled"]);
export type TaskState = z.infer<typeof TaskState>;

const TextInBoth = z.object({ ko: z.string(), en: z.string() });

/** How a task is kept. Its counters are those of its chunks, so that the chunks need not wait for each other. */
export const Task = z.object({
  id: Id,
  /** Names what is done with each item. */
  type: z.string(),
  entity_id: ListEntityId,
  /** What is the same for every item; small, because every chunk reads it. */
  payload: z.unknown(),
  state: TaskState,
  /** Items. */
  total: z.int().nonnegative(),
  /** Why it failed as a whole. */
  error: TextInBoth.nullable().default(null),
  /** Who started it, in whose name and language all of it is done. */
  actor: z.object({ id: Id, role: Role, name: z.string() }),
  locale: z.enum(["ko", "en"]),
  time_zone: z.string(),
  created_at: Time,
  /** When a job last began to work on it; until then, when it was made. */
  worked_at: Time,
  /** How often it lay there with nobody working on it, and was begun again. */
  wakes: z.int().default(0),
  finished_at: Time.nullable().default(null),
});
export type Task = z.infer<typeof Task>;

/** What became of one item (docs/product/records-bulk.md#bulk-call). */
export const ItemResult = z.object({
  /** The item's own id: of the record, or of the row. */
  id: z.string(),
  status: z.enum(["SUCCESS", "ERROR"]),
  message: TextInBoth.nullable().default(null),
  data: z.unknown().optional(),
});
export type ItemResult = z.infer<typeof ItemResult>;

/** Items that are worked on together; results are those of the first items, in their order. */
export const TaskChunk = z.object({
  items: z.array(z.unknown()),
  results: z.array(ItemResult).default([]),
  succeeded: z.int().default(0),
  failed: z.int().default(0),
  /** Whether no item is left. */
  is_done: z.boolean().default(false),
});
export type TaskChunk = z.infer<typeof TaskChunk>;

/** Items of which something is known. */
export type TaskCounts = { succeeded: number; failed: number };

export const TaskView = Task.pick({
  id: true,
  type: true,
  entity_id: true,
  state: true,
  total: true,
  created_at: true,
  finished_at: true,
}).extend({
  created_by: Id,
  succeeded: z.int(),
  failed: z.int(),
  /** Why the task failed as a whole, in the caller's language. */
  error: z.string().nullable(),
});
export type TaskView = z.infer<typeof TaskView>;

export const ItemResultView = z.object({
  id: z.string(),
  result: z.object({ status: ItemResult.shape.status, message: z.string().nullable(), data: z.unknown().optional() }),
});
export type ItemResultView = z.infer<typeof ItemResultView>;

export const taskView = ({ actor, error, ...task }: Task, { succeeded, failed }: TaskCounts, locale: Locale) =>
  TaskView.parse({ ...task, created_by: actor.id, succeeded, failed, error: error?.[locale] ?? null });

export const itemResultView = ({ id, message, ...result }: ItemResult, locale: Locale): ItemResultView => ({
  id,
  result: { ...result, message: message?.[locale] ?? null },
});

export const isOver = ({ state }: Pick<Task, "state">): boolean => state !== "pending" && state !== "running";

/** A chunk after some more of its items; `results` begins with the first item that had none. */
export function chunkAfter(chunk: TaskChunk, results: readonly ItemResult[]): TaskChunk {
  const all = [...chunk.results, ...results];
  if (results.length === 0 || all.length > chunk.items.length)
    throw new Error(`${results.length} results came for ${chunk.items.length - chunk.results.length} items.`);
  const failed = all.filter(({ status }) => status === "ERROR").length;
  return {
    ...chunk,
    results: all,
    succeeded: all.length - failed,
    failed,
    is_done: all.length === chunk.items.length,
  };
}

/** Others' tasks are the admins' business only; to everybody else they don't exist. */
export function assertOwnTask({ actor }: Task, viewer: Pick<Actor, "id" | "role">): void {
  if (actor.id !== viewer.id && viewer.role !== "admin") throw new AppError("NOT_FOUND", taskTexts.taskNotFound);
}

/** A task that a job begins to work on. */
export const workOn = (task: Task, now: string): Task => ({ ...task, state: "running", worked_at: now });

const MAX_WAKES = 3;

/**
 * A task that nobody has worked on since a time: to be begun again, or, when that did not help, at its end. The same task
 * when somebody has, or woke it before.
 */
export function wakeTask(task: Task, since: string, now: string): Task {
  if (isOver(task) || task.worked_at >= since) return task;
  if (task.wakes >= MAX_WAKES) return failTask(task, taskTexts.notFinished, now);
  return { ...task, wakes: task.wakes + 1, worked_at: now };
}

/** Stops a task; what is done stays done. */
export function cancelTask(task: Task, now: string): Task {
  if (isOver(task)) throw new AppError("NOT_ACCEPTABLE", taskTexts.taskOver);
  return { ...task, state: "cancelled", finished_at: now };
}

export const finishTask = (task: Task, now: string): Task => ({ ...task, state: "done", finished_at: now });

export const failTask = (task: Task, error: Text, now: string): Task => ({
  ...task,
  state: "failed",
  error: { ...error },
  finished_at: now,
});
