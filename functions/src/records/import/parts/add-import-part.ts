import type { recordsApi } from "@dure/domain/records/api";
import type { PartedImport } from "@dure/domain/records/import/import-part";
import { importTexts } from "@dure/domain/records/import/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../../platform/context";
import type { Verb } from "../../../platform/http/endpoint";
import { checkImport } from "../check-import";
import { chosenFields } from "../chosen-fields";
import { chunkRows } from "../chunk-rows";
import { readSetting } from "../import-setting";
import { readPartedImport, writePart } from "./import-part-store";

/**
 * Checks a part of a table as an import of its own, and keeps its rows for the import's task. Rows of different parts
 * that name the same company or person are matched when the task creates the records. A part may be sent again until
 * the import is started.
 */
export const addImportPart: Verb<typeof recordsApi.addImportPart> = async (ctx, { params, query, body }) => {
  const into = await readPartedImport(ctx.teamId, params.importId);
  assertOwn(ctx, into, params);
  const setting = await readSetting(ctx, { params, query });
  const { first_row, ...table } = body;
  const checked = await checkImport(ctx, setting, table, { importId: into.id, offset: first_row - 1 });
  const { chunks, are_entangled } = chunkRows(checked.items);
  const part = {
    ...{ import_id: into.id, part: Number(params.part), first_row, rows: checked.items.length },
    ...{ chunks: chunks.length, is_whole: true, are_entangled, counts: checked.counts, chosen: chosenFields(checked) },
  };
  await writePart(ctx.teamId, into, part, chunks, ctx.now);
  return { counts: checked.counts };
};

type Named = { entityId: string; recordTypeId: string };

function assertOwn({ actor }: Context, { created_by, entity_id, record_type_id }: PartedImport, named: Named): void {
  if (created_by !== actor.id || entity_id !== named.entityId || record_type_id !== named.recordTypeId)
    throw new AppError("NOT_FOUND", importTexts.importNotFound);
}
