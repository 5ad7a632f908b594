import { RecordAction } from "@dure/domain/records/bulk/bulk";
import { decideBulk } from "@dure/domain/records/bulk/decide-bulk";
import { kindOf } from "@dure/domain/records/record/entity";
import { getFields } from "../field/field-store";
import { findPipeline } from "../pipeline/pipeline-store";
import type { TaskType } from "../task/task-type";
import { applyToRecords } from "./apply-to-records";
import { restoreRecords } from "./restore-records";
import { undoChanges } from "./undo-changes";

/** The task's items are record ids; its payload is the action. */
const bulkTaskType = (action: RecordAction["action"]): TaskType => ({
  name: `bulk-${action}`,
  idOf: String,
  apply: async (tx, ctx, { entity_id, payload }, items) => {
    const asked = RecordAction.parse(payload);
    const [fields, pipeline] = await Promise.all([
      getFields(tx, ctx.teamId, kindOf(entity_id)),
      "record_type_id" in asked ? findPipeline(tx, ctx.teamId, asked.record_type_id) : undefined,
    ]);
    const decide = decideBulk(asked, pipeline, { fields, editor: ctx.actor, now: ctx.now });
    return applyToRecords(tx, ctx, items.map(String), fields, decide);
  },
});

export const bulkTaskTypes: readonly TaskType[] = [
  ...RecordAction.options.map(({ shape }) => bulkTaskType(shape.action.value)),
  restoreRecords,
  undoChanges,
];
