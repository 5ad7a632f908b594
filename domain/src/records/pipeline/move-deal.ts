import { AppError } from "../../shared/error";
import type { RecordsEvent } from "../events";
import type { CrmRecord } from "../record/record";
import { recordsTexts } from "../texts";
import { type Pipeline, stageFor } from "./pipeline";
import { stageEnteredAt } from "./stage-entry";

type Editor = { id: string };
type Moved = Extract<RecordsEvent, { type: "lead.converted" | "deal.moved" | "deal.deallocated" }>;

/** What a lead has instead of a deal's place. */
export const NOWHERE = {
  record_type_id: null,
  stage_id: null,
  deal_converted_at: null,
  pipeline_added_at: null,
  stage_entered_at: null,
} as const;

const touched = (editor: Editor, now: string) => ({ updated_at: now, updated_by: editor.id });

/** Converts a lead to a deal at the given stage, or the first one (docs/product/records-pipelines.md#conversions). */
export function convertToDeal(
  lead: CrmRecord,
  pipeline: Pipeline,
  stageId: string | undefined,
  editor: Editor,
  now: string,
): Moved {
  if (lead.record_type_id !== null) throw new AppError("NOT_ACCEPTABLE", recordsTexts.alreadyDeal);
  const after = {
    ...lead,
    record_type_id: pipeline.id,
    stage_id: stageFor(pipeline, stageId).id,
    deal_converted_at: now,
    pipeline_added_at: now,
    stage_entered_at: stageEnteredAt(null, now),
    ...touched(editor, now),
  };
  return { type: "lead.converted", before: lead, after };
}

/** Moves a lead or deal to a stage; undefined if it is there already. */
export function moveToStage(
  record: CrmRecord,
  pipeline: Pipeline,
  stageId: string,
  editor: Editor,
  now: string,
): Moved | undefined {
  if (record.record_type_id === null) return convertToDeal(record, pipeline, stageId, editor, now);
  const { id: stage_id } = stageFor(pipeline, stageId);
  if (record.record_type_id === pipeline.id && record.stage_id === stage_id) return undefined;
  const pipeline_added_at = record.record_type_id === pipeline.id ? record.pipeline_added_at : now;
  const stage_entered_at = stageEnteredAt(record.stage_entered_at, now);
  const place = { record_type_id: pipeline.id, stage_id, pipeline_added_at, stage_entered_at };
  const after = { ...record, ...place, ...touched(editor, now) };
  return { type: "deal.moved", before: record, after };
}

/** Converts a deal of this pipeline back to a lead and clears `deal_converted_at`. */
export function backToLead(deal: CrmRecord, pipelineId: string, editor: Editor, now: string): Moved {
  if (deal.record_type_id !== pipelineId) throw new AppError("NOT_ACCEPTABLE", recordsTexts.notInPipeline, [deal.id]);
  const after = { ...deal, ...NOWHERE, ...touched(editor, now) };
  return { type: "deal.deallocated", before: deal, after };
}
