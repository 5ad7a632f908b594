import { z } from "zod";
import { Actor, Role } from "../../shared/access";
import { Id, Time } from "../../shared/value";
import { ImportView } from "../import/import";
import { isOver, type Task, TaskState } from "../task/task";

/** What a sync did, by cards; `companies` counts new companies. */
export const CardSyncSummary = z.object({
  cards: z.int(),
  created: z.int(),
  linked: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Cards whose contact was deleted by the team, or that have no name. */
  skipped: z.int(),
  failed: z.int(),
  companies: z.int(),
});
export type CardSyncSummary = z.infer<typeof CardSyncSummary>;

/** A stored sync: cards are fetched by a job, then saved by a task. */
export const CardSync = z.object({
  /** The prefix of the ids of its records. */
  id: Id,
  state: z.enum(["fetching", "saving", "failed"]),
  /** Why it failed: the service revoked the token, it did not answer, or another sync replaced this one. */
  error: z.enum(["revoked", "service", "replaced"]).nullable().default(null),
  /** The lease while it fetches: after this time, another sync may start. */
  lease_until: Time,
  cards: z.int().default(0),
  task_id: Id.nullable().default(null),
  undo_task_id: Id.nullable().default(null),
  /** Counted when the task is over. */
  summary: CardSyncSummary.nullable().default(null),
  actor: Actor.extend({ id: Id, role: Role }),
  locale: z.enum(["ko", "en"]),
  time_zone: z.string(),
  created_at: Time,
});
export type CardSync = z.infer<typeof CardSync>;

/** A sync with the progress of its task and of its undo. */
export const CardSyncView = CardSync.pick({
  id: true,
  error: true,
  cards: true,
  task_id: true,
  undo_task_id: true,
  summary: true,
  created_at: true,
}).extend({
  state: z.enum(["fetching", ...TaskState.options]),
  created_by: Id,
  task: ImportView.shape.task,
  undo: ImportView.shape.undo,
});
export type CardSyncView = z.infer<typeof CardSyncView>;

/** Longer than an attempt to fetch all cards may take. */
const FETCH_LEASE_MS = 6 * 60_000;
/** A task records every 20 seconds that it is alive; after this time its process has died. */
const TASK_LEASE_MS = 5 * 60_000;

export const fetchLease = (now: string): string => new Date(Date.parse(now) + FETCH_LEASE_MS).toISOString();

/** Whether a sync still holds the lock. Its lease expires by itself, so a dead process can't hold it forever. */
export function isSyncing(sync: CardSync, task: Task | undefined, now: string): boolean {
  if (sync.state === "fetching") return sync.lease_until > now;
  if (sync.state === "failed" || !task || isOver(task)) return false;
  return Date.parse(task.worked_at) + TASK_LEASE_MS > Date.parse(now);
}
