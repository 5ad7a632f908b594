import { z } from "zod";
import { Actor, Role } from "../../shared/access";
import { AppError } from "../../shared/error";
import type { Locale, Text } from "../../shared/text";
import { Id, Time } from "../../shared/value";
import { ListEntityId } from "../record/entity";
import { taskTexts } from "./texts";

/** The state of a background task, which processes many items in chunks; each item is committed once. */
export const TaskState = z.enum(["pending", "running", "done", "failed", "cancelled"]);
export type TaskState = z.infer<typeof TaskState>;

const TextInBoth = z.object({ ko: z.string(), en: z.string() });

/** A stored task. Counters are kept in its chunks, so that chunks do not contend for one document. */
export const Task = z.object({
  id: Id,
  /** The type of task. */
  type: z.string(),
  entity_id: ListEntityId,
  /** The data common to all items; small, because every chunk reads it. */
  payload: z.unknown(),
  state: TaskState,
  /** The number of items. */
  total: z.int().nonnegative(),
  /** Why the whole task failed. */
  error: TextInBoth.nullable().default(null),
  /** The member or API key that started it; it runs with their permissions and language. */
  actor: Actor.extend({ id: Id, role: Role }),
  locale: z.enum(["ko", "en"]),
  time_zone: z.string(),
  created_at: Time,
  /** When a job last started to work on it; initially its creation. */
  worked_at: Time,
  /** How often it stalled and was restarted. */
  wakes: z.int().default(0),
  finished_at: Time.nullable().default(null),
});
export type Task = z.infer<typeof Task>;

/** The result of one item (docs/product/records-bulk.md#bulk-call). */
export const ItemResult = z.object({
  /** The id of the item: a record's or a row's. */
  id: z.string(),
  status: z.enum(["SUCCESS", "ERROR"]),
  message: TextInBoth.nullable().default(null),
  data: z.unknown().optional(),
  /** The data for undoing it. It is never sent to a caller, since it holds values that the caller may not see. */
  undo: z.unknown().optional(),
});
export type ItemResult = z.infer<typeof ItemResult>;

/** A chunk of items; `results` belong to the first items, in order. */
export const TaskChunk = z.object({
  items: z.array(z.unknown()),
  results: z.array(ItemResult).default([]),
  succeeded: z.int().default(0),
  failed: z.int().default(0),
  /** Whether no item is left. */
  is_done: z.boolean().default(false),
});
export type TaskChunk = z.infer<typeof TaskChunk>;

/** Counts of processed items. */
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
  /** Why the whole task failed, in the caller's language. */
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

export const itemResultView = ({ id, message, undo: _, ...result }: ItemResult, locale: Locale): ItemResultView => ({
  id,
  result: { ...result, message: message?.[locale] ?? null },
});

export const isOver = ({ state }: Pick<Task, "state">): boolean => state !== "pending" && state !== "running";

/** Appends results to a chunk; they belong to its next open items. */
export function appendResults(chunk: TaskChunk, results: readonly ItemResult[]): TaskChunk {
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

/** Only admins see tasks of other members. For everybody else they do not exist. */
export function assertOwnTask({ actor }: Task, viewer: Pick<Actor, "id" | "role">): void {
  if (actor.id !== viewer.id && viewer.role !== "admin") throw new AppError("NOT_FOUND", taskTexts.taskNotFound);
}

/** Marks a task as being worked on. */
export const markRunning = (task: Task, now: string): Task => ({ ...task, state: "running", worked_at: now });

const MAX_WAKES = 3;

/**
 * Restarts a task without progress since a time, or fails it if restarts did not help. Returns the same object if it
 * has made progress.
 */
export function wakeTask(task: Task, since: string, now: string): Task {
  if (isOver(task) || task.worked_at >= since) return task;
  if (task.wakes >= MAX_WAKES) return failTask(task, taskTexts.notFinished, now);
  return { ...task, wakes: task.wakes + 1, worked_at: now };
}

/** Cancels a task; finished items stay as they are. */
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
