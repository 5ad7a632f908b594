import type { recordsApi } from "@dure/domain/records/api";
import type { CardSync, CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { undoItemsOf } from "@dure/domain/records/business-card/saved-card";
import { businessCardTexts } from "@dure/domain/records/business-card/texts";
import { isUndone } from "@dure/domain/records/import/import";
import { isOver, type Task } from "@dure/domain/records/task/task";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { inChunks } from "../../platform/in-chunks";
import { withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { startTask } from "../task/start-task";
import { getSync, readSync, saveSync } from "./card-sync-store";
import { readSavedCards } from "./read-saved-cards";
import { viewCardSync } from "./view-card-sync";

const CHUNK = 100;

/**
 * Starts a task that deletes what a sync created and restores what it changed, except for what was edited since. An
 * undo that failed or was canceled may be started again.
 * @throws NOT_ACCEPTABLE while the sync runs, after a month, or if it is undone already
 */
export const undoCardSync: Verb<typeof recordsApi.undoCardSync> = async (ctx, { params }) => {
  const sync = await readSync(ctx.teamId, params.id);
  const task = await withIdempotentReplay(ctx, () => startUndo(ctx, sync));
  return viewCardSync(ctx, { ...sync, undo_task_id: task.id });
};

async function startUndo(ctx: Context, sync: CardSync): Promise<Task> {
  const { teamId } = ctx;
  assertUndoable(await viewCardSync(ctx, sync));
  const items = undoItemsOf((await readSavedCards(teamId, sync.task_id ?? "")).saved);
  const request = { type: "undo-business-cards", entity_id: "contact" as const, payload: sync.id };
  return startTask(ctx, { ...request, chunks: inChunks(items, CHUNK) }, async (tx, { id }) => {
    const before = await getSync(tx, teamId, sync.id);
    if (before.undo_task_id !== sync.undo_task_id) throw new AppError("NOT_ACCEPTABLE", businessCardTexts.undone);
    const after = { ...before, undo_task_id: id };
    saveSync(tx, teamId, after);
    return [{ type: "business-card-sync.undone", before, after }];
  });
}

function assertUndoable(view: CardSyncView): void {
  if (view.state === "fetching" || (view.task && !isOver(view.task)))
    throw new AppError("NOT_ACCEPTABLE", businessCardTexts.runs);
  if (!view.task) throw new AppError("NOT_ACCEPTABLE", businessCardTexts.undoTooLate);
  if (isUndone(view)) throw new AppError("NOT_ACCEPTABLE", businessCardTexts.undone);
}
