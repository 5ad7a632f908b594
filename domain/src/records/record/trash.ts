import { NOWHERE } from "../pipeline/move-deal";
import { findStage, type Pipeline, stageFor } from "../pipeline/pipeline";
import { stageEnteredAt } from "../pipeline/stage-entry";
import type { CrmRecord } from "./record";

/** How long a deleted record can be restored. The screen offers it for ten seconds; slow connections need longer. */
export const RESTORABLE_MS = 10 * 60_000;

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
