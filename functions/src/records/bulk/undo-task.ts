import type { recordsApi } from "@dure/domain/records/api";
import { bulkTexts } from "@dure/domain/records/bulk/texts";
import { MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import { assertOwnTask, type ItemResult, isOver, taskView } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks } from "../../platform/in-chunks";
import { startTask } from "../task/start-task";
import { readTask, resultPages } from "../task/task-store";
import { UndoItem } from "./undo-changes";

const CHUNK = 200;
/** An item holds old values; see `MAX_UNDO_LENGTH`. */
const UNDO_CHUNK = 100;
const UNDOABLE = ["bulk-delete", "bulk-merge", "bulk-update", "bulk-convert", "bulk-move", "bulk-deallocate"];

/**
 * Undoes a bulk task: restores what it deleted while the trash keeps it, restores the changed values that nobody has
 * changed since, or undoes each of its merges. A second undo finds nothing to do.
 */
export const undoTask: Verb<typeof recordsApi.undoTask> = async (ctx, { params }) => {
  const task = await readTask(ctx.teamId, params.id);
  assertOwnTask(task, ctx.actor);
  if (!UNDOABLE.includes(task.type) || !isOver(task)) throw new AppError("NOT_ACCEPTABLE", bulkTexts.notUndoable);
  const undo = undoOf(task.type, await succeeded(ctx.teamId, task.id));
  const undoing = await startTask(ctx, { ...undo, entity_id: task.entity_id, payload: {} });
  return taskView(undoing, { succeeded: 0, failed: 0 }, ctx.locale);
};

function undoOf(type: string, done: readonly ItemResult[]): Pick<Parameters<typeof startTask>[1], "type" | "chunks"> {
  if (type === "bulk-delete") {
    const ids = done.map(({ id }) => id);
    return { type: "bulk-restore", chunks: inChunks(ids, CHUNK) };
  }
  if (type === "bulk-merge") {
    const groups = done.flatMap(({ undo }) => (undo ? [MergedGroup.parse(undo)] : []));
    return { type: "bulk-unmerge", chunks: inChunks(groups, CHUNK) };
  }
  return { type: "bulk-undo", chunks: inChunks(changesOf(done), UNDO_CHUNK) };
}

const changesOf = (results: readonly ItemResult[]): UndoItem[] =>
  results.flatMap(({ id, undo }) => (undo ? [UndoItem.parse({ id, undo })] : []));

async function succeeded(teamId: string, taskId: string): Promise<ItemResult[]> {
  const done: ItemResult[] = [];
  for await (const results of resultPages(teamId, taskId, "SUCCESS")) done.push(...results);
  return done;
}
