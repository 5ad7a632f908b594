import { z } from "zod";
import { Time } from "../../shared/value";
import { NOWHERE } from "../pipeline/move-deal";
import { findStage, type Pipeline, stageFor } from "../pipeline/pipeline";
import { stageEnteredAt } from "../pipeline/stage-entry";
import { type CrmRecord, RecordView } from "./record";

/** How long a deleted record waits in the trash, where it can be restored. */
export const RESTORABLE_MS = 30 * 86_400_000;

/** A deleted record in the trash (docs/product/records-bulk.md#trash). */
export const TrashEntry = z.object({
  record: RecordView,
  deleted_at: Time,
  /** Who deleted it; null where that was not noted yet. */
  deleted_by: z.string().nullable(),
  purge_at: Time,
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/**
 * Restores a deleted record. If its deal type was deleted meanwhile, the deal becomes a lead; if its stage was, it
 * moves to the first stage (docs/product/records-pipelines.md#conversions).
 */
export function restoreFromTrash(record: CrmRecord, pipeline: Pipeline | undefined, now: string): CrmRecord {
  if (record.record_type_id === null) return record;
  if (!pipeline) return { ...record, ...NOWHERE };
  if (findStage(pipeline, record.stage_id ?? "")) return record;
  const stage_entered_at = stageEnteredAt(record.stage_entered_at, now);
  return { ...record, stage_id: stageFor(pipeline, undefined).id, stage_entered_at };
}
