import type { recordsApi } from "@dure/domain/records/api";
import { joinParts } from "@dure/domain/records/import/import-part";
import { importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import { runTransaction } from "../../../platform/firebase";
import type { Verb } from "../../../platform/http/endpoint";
import { startPreparedTask } from "../../task/start-task";
import type { ImportPayload } from "../apply-rows";
import { readImport, readMapping, saveImport, saveMapping } from "../import-store";
import { viewImport } from "../import-view";
import { getPartedImport, getParts, readPartedImport, savePartedImport } from "./import-part-store";

/**
 * Starts an import, whose parts must all be there, as one task, and answers at once. Starting it again returns the same
 * import, since the transaction that creates the task marks it as started.
 */
export const startImport: Verb<typeof recordsApi.startImport> = async (ctx, { params, body }) => {
  const { teamId, actor } = ctx;
  const begun = await readPartedImport(teamId, params.id);
  if (begun.created_by !== actor.id) throw new AppError("NOT_FOUND", importTexts.importNotFound);
  const { id, entity_id, record_type_id, task_id } = begun;
  if (begun.is_started) return viewImport(ctx, await readImport(teamId, id));
  const whole = joinParts(await runTransaction((tx) => getParts(tx, teamId, id), { readOnly: true }));
  const remembered = await readMapping(teamId, actor.id, entity_id);
  const payload: ImportPayload = { import_id: id, are_entangled: whole.are_entangled, file: body.file };
  const task = { type: "import", entity_id, payload, id: task_id, total: whole.rows };
  await startPreparedTask(ctx, task, async (tx) => {
    const current = await getPartedImport(tx, teamId, id);
    const { rows, counts, chosen } = joinParts(await getParts(tx, teamId, id));
    if (current.is_started || rows !== whole.rows) throw new AppError("CONFLICT", importTexts.importStarted);
    savePartedImport(tx, teamId, { ...current, is_started: true });
    saveImport(tx, teamId, {
      ...{ id, entity_id, record_type_id, counts, task_id, undo_task_id: null },
      ...{ created_at: ctx.now, created_by: actor.id },
    });
    saveMapping(tx, teamId, actor.id, entity_id, remembered, chosen);
    return [];
  });
  return viewImport(ctx, await readImport(teamId, id));
};
