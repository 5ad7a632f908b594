import type { recordsApi } from "@dure/domain/records/api";
import { bulkTexts } from "@dure/domain/records/bulk/texts";
import { assertOwnTask, isOver, taskView } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks, startTask } from "../task/start-task";
import { readResults, readTask } from "../task/task-store";

const CHUNK = 200;

/** Restores everything that a bulk deletion deleted, while the trash keeps it. A second undo finds nothing to do. */
export const undoTask: Verb<typeof recordsApi.undoTask> = async (ctx, { params }) => {
  const task = await readTask(ctx.teamId, params.id);
  assertOwnTask(task, ctx.actor);
  if (task.type !== "bulk-delete" || !isOver(task)) throw new AppError("NOT_ACCEPTABLE", bulkTexts.notUndoable);
  const chunks = inChunks(await deletedIds(ctx.teamId, task.id), CHUNK);
  const undoing = await startTask(ctx, { type: "bulk-restore", entity_id: task.entity_id, payload: {}, chunks });
  return taskView(undoing, { succeeded: 0, failed: 0 }, ctx.locale);
};

async function deletedIds(teamId: string, taskId: string): Promise<string[]> {
  const ids: string[] = [];
  let page: Awaited<ReturnType<typeof readResults>> | undefined;
  do {
    page = await readResults(teamId, taskId, { status: "SUCCESS", ...(page?.cursor && { cursor: page.cursor }) });
    ids.push(...page.results.map(({ id }) => id));
  } while (page.cursor);
  return ids;
}
