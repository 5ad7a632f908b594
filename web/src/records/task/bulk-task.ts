import type { TaskView } from "@dure/domain/records/task/task";

/** The kinds of tasks that a list starts. */
export const BULK_TYPES = [
  "bulk-update",
  "bulk-delete",
  "bulk-convert",
  "bulk-move",
  "bulk-deallocate",
  "bulk-restore",
  "bulk-undo",
  "bulk-enrich",
  "bulk-merge",
  "bulk-unmerge",
] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** The tasks that can be undone once they are over. */
export const UNDOABLE: readonly BulkType[] = [
  "bulk-update",
  "bulk-delete",
  "bulk-convert",
  "bulk-move",
  "bulk-deallocate",
  "bulk-merge",
];

export type BulkTask = TaskView & { type: BulkType };

export const isBulkTask = (task: TaskView): task is BulkTask => BULK_TYPES.some((type) => type === task.type);
