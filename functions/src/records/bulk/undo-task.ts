import type { recordsApi } from "@dure/domain/records/api";
import { bulkTexts } from "@dure/domain/records/bulk/texts";
import { assertOwnTask, type ItemResult, isOver, taskView } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks, startTask } from "../task/start-task";
import { readResults, readTask } from "../task/task-store";
import { UndoItem } from "./undo-changes";

const CHUNK = 200;
/** An item holds old values; see `MAX_UNDO_LENGTH`. */
const UNDO_CHUNK = 100;
const CHANGES = ["bulk-update", "bulk-convert", "bulk-move", "bulk-deallocate"];

/**
 * Restores what a bulk task deleted, while the trash keeps it, or what it changed and nobody has changed since. A second
 * undo finds nothing to do.
 */
export const undoTask: Verb<typeof recordsApi.undoTask> = async (ctx, { params }) => {
  const task = await readTask(ctx.teamId, params.id);
  assertOwnTask(task, ctx.actor);
  if (!(task.type === "bulk-delete" || CHANGES.includes(task.type)) || !isOver(task))
    throw new AppError("NOT_ACCEPTABLE", bulkTexts.notUndoable);
  const done = await succeeded(ctx.teamId, task.id);
  const { entity_id } = task;
  const undoing = await startTask(
    ctx,
    task.type === "bulk-delete"
      ? {
          type: "bulk-restore",
          entity_id,
          payload: {},
          chunks: inChunks(
            done.map(({ id }) => id),
            CHUNK,
          ),
        }
      : { type: "bulk-undo", entity_id, payload: {}, chunks: inChunks(changesOf(done), UNDO_CHUNK) },
  );
  return taskView(undoing, { succeeded: 0, failed: 0 }, ctx.locale);
};

const changesOf = (results: readonly ItemResult[]): UndoItem[] =>
  results.flatMap(({ id, undo }) => (undo ? [UndoItem.parse({ id, undo })] : []));

async function succeeded(teamId: string, taskId: string): Promise<ItemResult[]> {
  const done: ItemResult[] = [];
  let page: Awaited<ReturnType<typeof readResults>> | undefined;
  do {
    page = await readResults(teamId, taskId, { status: "SUCCESS", ...(page?.cursor && { cursor: page.cursor }) });
    done.push(...page.results);
  } while (page.cursor);
  return done;
}
