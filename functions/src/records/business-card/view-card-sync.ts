import type { CardSync, CardSyncSummary, CardSyncView } from "@dure/domain/records/business-card/card-sync";
import { isOver } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { progressOf } from "../import/import-view";
import { getSync, saveSync } from "./card-sync-store";
import { readSavedCards } from "./read-saved-cards";

/** A sync with its progress. Its tasks are deleted after a month, its summary stays. */
export async function viewCardSync(ctx: Context, sync: CardSync): Promise<CardSyncView> {
  const [task, undo] = await Promise.all([progressOf(ctx, sync.task_id), progressOf(ctx, sync.undo_task_id)]);
  const { id, error, cards, task_id, undo_task_id, created_at, actor } = sync;
  const summary =
    sync.summary ?? (task && task_id && isOver(task) ? await saveSummary(ctx.teamId, sync, task_id) : null);
  const state = sync.state === "saving" ? (task?.state ?? "done") : sync.state;
  return { id, state, error, cards, task_id, undo_task_id, summary, created_at, created_by: actor.id, task, undo };
}

/** Counts the results once; two readers count the same. */
async function saveSummary(teamId: string, { id, cards }: CardSync, taskId: string): Promise<CardSyncSummary> {
  const { saved, failed } = await readSavedCards(teamId, taskId);
  const summary = { cards, created: 0, linked: 0, updated: 0, unchanged: 0, skipped: 0, failed, companies: 0 };
  for (const { outcome, made } of saved) {
    summary[outcome] += 1;
    summary.companies += made.length - (outcome === "created" ? 1 : 0);
  }
  return transaction(systemContext(teamId, "count-business-cards"), async (tx) => {
    const sync = await getSync(tx, teamId, id);
    saveSync(tx, teamId, { ...sync, summary: summary });
    return { answer: summary, event: [] };
  });
}
