import { setTimeout } from "node:timers/promises";
import type { recordsApi } from "@dure/domain/records/api";
import type { Import } from "@dure/domain/records/import/import";
import { isOver, type Task } from "@dure/domain/records/task/task";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { startTask } from "../task/start-task";
import { readTask } from "../task/task-store";
import { ImportPayload } from "./apply-rows";
import { type CheckedImport, checkImport } from "./check-import";
import { chosenFields } from "./chosen-fields";
import { chunkRows } from "./chunk-rows";
import { type ImportSetting, readSetting } from "./import-setting";
import { readImport, readMapping, saveImport, saveMapping } from "./import-store";
import { viewImport } from "./import-view";

/**
 * Slightly less than the client's timeout (docs/product/records-transfer.md#limits-of-the-client). After that the
 * answer shows the task's current state.
 */
const WAIT_MS = 240_000;
const ASK_AGAIN_MS = 150;

/**
 * Imports a table in the background and answers when the import is done. A retried request waits for the first
 * request's import.
 */
export const importRecords: Verb<typeof recordsApi.importRecords> = async (ctx, input) => {
  const setting = await readSetting(ctx, input);
  const task = await withIdempotentReplay(ctx, async () =>
    startImport(ctx, setting, await checkImport(ctx, setting, input.body), input.body.file),
  );
  await untilOver(ctx.teamId, task.id);
  return viewImport(ctx, await readImport(ctx.teamId, ImportPayload.parse(task.payload).import_id));
};

async function startImport(ctx: Context, setting: ImportSetting, checked: CheckedImport, file: string): Promise<Task> {
  const { teamId, actor } = ctx;
  const { entityId } = setting;
  const remembered = await readMapping(teamId, actor.id, entityId);
  const { chunks, are_entangled } = chunkRows(checked.items);
  const payload: ImportPayload = { import_id: checked.importId, are_entangled, file };
  return startTask(ctx, { type: "import", entity_id: entityId, payload, chunks }, async (tx, task) => {
    saveImport(tx, teamId, importOf(ctx, setting, checked, task));
    saveMapping(tx, teamId, actor.id, entityId, remembered, chosenFields(checked));
    return [];
  });
}

const importOf = (ctx: Context, setting: ImportSetting, { importId, counts }: CheckedImport, task: Task): Import => ({
  id: importId,
  entity_id: setting.entityId,
  record_type_id: setting.pipeline?.id ?? setting.entityId,
  counts,
  task_id: task.id,
  undo_task_id: null,
  created_at: ctx.now,
  created_by: ctx.actor.id,
});

async function untilOver(teamId: string, taskId: string): Promise<void> {
  const endMs = Date.now() + WAIT_MS;
  while (Date.now() < endMs && !isOver(await readTask(teamId, taskId))) await setTimeout(ASK_AGAIN_MS);
}
