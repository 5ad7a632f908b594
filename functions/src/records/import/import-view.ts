import type { Import, ImportView } from "@dure/domain/records/import/import";
import { importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { countItems, readTask } from "../task/task-store";

/** An import with its progress. Its tasks are deleted after a month. */
export async function viewImport(ctx: Context, made: Import): Promise<ImportView> {
  const [task, undo] = await Promise.all([progressOf(ctx, made.task_id), progressOf(ctx, made.undo_task_id)]);
  return { ...made, task, undo };
}

export async function progressOf({ teamId, locale }: Context, taskId: string | null): Promise<ImportView["task"]> {
  if (taskId === null) return null;
  const [task, counts] = await Promise.all([readTask(teamId, taskId).catch(noneIfGone), countItems(teamId, taskId)]);
  return task && { state: task.state, total: task.total, ...counts, error: task.error?.[locale] ?? null };
}

const noneIfGone = (error: unknown) => {
  if (error instanceof AppError && error.code === "NOT_FOUND") return null;
  throw error;
};

/** Only admins see imports of other members. For everybody else they do not exist. */
export function assertOwnImport({ created_by }: Import, { actor }: Context): void {
  if (created_by !== actor.id && actor.role !== "admin") throw new AppError("NOT_FOUND", importTexts.importNotFound);
}
