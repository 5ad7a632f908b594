import { BulkUndo, undoBulk } from "@dure/domain/records/bulk/undo-bulk";
import { kindOf } from "@dure/domain/records/record/entity";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { getFields } from "../field/field-store";
import { findPipeline } from "../pipeline/pipeline-store";
import type { TaskType } from "../task/task-type";
import { applyToRecords } from "./apply-to-records";

export const UndoItem = z.object({ id: z.string(), undo: BulkUndo });
export type UndoItem = z.infer<typeof UndoItem>;

/**
 * Restores what a bulk change replaced; an item holds a record's id and its old values. A value that somebody has changed
 * since stays. An item that was undone finds its old values in place, so a second run changes nothing.
 */
export const undoChanges: TaskType = {
  name: "bulk-undo",
  idOf: (item) => UndoItem.parse(item).id,
  apply: async (tx, ctx, { entity_id }, items) => {
    const undos = new Map(items.map((item) => UndoItem.parse(item)).map(({ id, undo }) => [id, undo]));
    const places = [...undos.values()].map(({ fields }) => fields.before.record_type_id);
    const types = [...new Set(places.filter((id) => typeof id === "string"))];
    const [fields, ...pipelines] = await Promise.all([
      getFields(tx, ctx.teamId, kindOf(entity_id)),
      ...types.map((id) => findPipeline(tx, ctx.teamId, id)),
    ]);
    const known = new Map(pipelines.flatMap((pipeline) => (pipeline ? [[pipeline.id, pipeline] as const] : [])));
    return applyToRecords(tx, ctx, [...undos.keys()], fields, (record) => {
      const undo = undos.get(record.id);
      if (!undo) throw new AppError("NOT_FOUND", recordsTexts.recordNotFound);
      return undoBulk(record, undo, { fields, pipelines: known, editor: ctx.actor, now: ctx.now });
    });
  },
};
