import { findStage, type Pipeline, stageFor } from "../pipeline/pipeline";
import type { CrmRecord } from "./record";

/** How long a deleted record can be put back. The screen offers it for ten seconds; a slow connection has longer. */
export const RESTORABLE_MS = 10 * 60_000;

/**
 * A deleted record as it comes back: whole, but for a deal whose type went meanwhile, which is a lead then, or whose
 * stage went, which stands at the first one (docs/product/records-pipelines.md#conversions).
 */
export function putBack(record: CrmRecord, pipeline: Pipeline | undefined): CrmRecord {
  if (record.record_type_id === null) return record;
  if (!pipeline)
    return { ...record, record_type_id: null, stage_id: null, deal_converted_at: null, pipeline_added_at: null };
  return { ...record, stage_id: findStage(pipeline, record.stage_id ?? "")?.id ?? stageFor(pipeline, undefined).id };
}
