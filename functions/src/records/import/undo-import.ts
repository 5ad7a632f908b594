import type { recordsApi } from "@dure/domain/records/api";
import type { Import } from "@dure/domain/records/import/import";
import { isUndone, originOf } from "@dure/domain/records/import/import";
import { importTexts } from "@dure/domain/records/import/texts";
import { isOver, type Task } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks } from "../../platform/in-chunks";
import { withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { UndoItem } from "../bulk/undo-changes";
import { startTask } from "../task/start-task";
import { resultPages } from "../task/task-store";
import { getImport, readImport, saveImport } from "./import-store";
import { assertOwnImport, viewImport } from "./import-view";

const CHUNK = 100;

const Made = z.object({ made: z.array(z.string()), updated: z.string().optional() });

/**
 * Starts a background task that restores what an import changed and deletes what it made. A second undo is refused while the first one runs; a
 * retried request gets the first request's task.
 */
export const undoImport: Verb<typeof recordsApi.undoImport> = async (ctx, { params }) => {
  const before = await readImport(ctx.teamId, params.id);
  assertOwnImport(before, ctx);
  const task = await withIdempotentReplay(ctx, () => startUndo(ctx, before));
  return viewImport(ctx, { ...before, undo_task_id: task.id });
};

async function startUndo(ctx: Context, before: Import): Promise<Task> {
  await assertUndoable(ctx, before);
  const { ids, undos } = await doneBy(ctx.teamId, before);
  // Changes are undone first, since they may refer to records that the import created.
  const chunks = [...inChunks(undos, CHUNK), ...inChunks(ids, CHUNK)];
  return startTask(
    ctx,
    { type: "undo-import", entity_id: before.entity_id, payload: before.id, chunks },
    async (tx, { id }) => {
      const current = await getImport(tx, ctx.teamId, before.id);
      if (current.undo_task_id !== before.undo_task_id) throw new AppError("NOT_ACCEPTABLE", importTexts.undoStarted);
      saveImport(tx, ctx.teamId, { ...current, undo_task_id: id });
      return [];
    },
  );
}

/** An undo that failed or was canceled may be started again: deleting is idempotent. */
async function assertUndoable(ctx: Context, made: Import): Promise<void> {
  const view = await viewImport(ctx, made);
  const { task } = view;
  if (!task) throw new AppError("NOT_ACCEPTABLE", importTexts.undoTooLate);
  if (!isOver(task)) throw new AppError("NOT_ACCEPTABLE", importTexts.importRuns);
  if (isUndone(view)) throw new AppError("NOT_ACCEPTABLE", importTexts.undoStarted);
}

const ORDER = ["lead", "contact", "company"];

/**
 * The ids of the records that an import created, each before those it refers to, and the items that undo its updates.
 */
async function doneBy(teamId: string, { task_id }: Import): Promise<{ ids: string[]; undos: UndoItem[] }> {
  const ids: string[] = [];
  const undos: UndoItem[] = [];
  for await (const results of resultPages(teamId, task_id, "SUCCESS"))
    for (const { data, undo } of results) {
      const { made, updated } = Made.parse(data);
      ids.push(...made);
      if (updated && undo) undos.push(UndoItem.parse({ id: updated, undo }));
    }
  ids.sort((a, b) => ORDER.indexOf(originOf(a).part) - ORDER.indexOf(originOf(b).part));
  return { ids, undos };
}
