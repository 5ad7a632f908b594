import { AppError } from "../../shared/error";
import type { RecordsEvent } from "../events";
import type { FieldSet } from "../field/custom-field";
import { backToLead, convertToDeal, moveToStage } from "../pipeline/move-deal";
import { type Pipeline, stageFor } from "../pipeline/pipeline";
import { assertReadyForStage, missingAtStage } from "../pipeline/required-at-stage";
import { entityOf } from "../record/entity";
import type { CrmRecord } from "../record/record";
import { recordsTexts } from "../texts";
import type { BulkItem, Property, RecordAction } from "./bulk";
import { changeFields } from "./bulk-change";
import { bulkTexts } from "./texts";

/** An event about an existing record. */
export type RecordEvent = Extract<RecordsEvent, { before: CrmRecord; after: CrmRecord | null }>;

/**
 * Decides one record's event; undefined if nothing changes.
 * @throws the refusal for this record
 */
export type DecideItem = (record: CrmRecord) => RecordEvent | undefined;

type Editing = { fields: FieldSet; editor: { id: string }; now: string };

/** @param pipeline the deal type that the action names; undefined if it is deleted */
export function decideBulk(action: RecordAction, pipeline: Pipeline | undefined, editing: Editing): DecideItem {
  switch (action.action) {
    case "update":
      return (record) => changed(record, changeFields(record, action.property, ...rest(editing)));
    case "delete":
      return deleted;
    case "convert":
      return (lead) =>
        ready(
          convertToDeal(lead, requirePipeline(pipeline), action.stage_id, editing.editor, editing.now),
          { ...action, pipeline },
          editing,
        );
    case "move":
      return (deal) =>
        ready(moveDeal(deal, requirePipeline(pipeline), action.stage_id, editing), { ...action, pipeline }, editing);
    case "deallocate":
      return (deal) => backToLead(deal, typeOf(deal), editing.editor, editing.now);
  }
}

export const decideItem = (item: BulkItem, record: CrmRecord, editing: Editing): RecordEvent | undefined =>
  item.method === "DELETE" ? deleted(record) : changed(record, changeFields(record, item.property, ...rest(editing)));

const rest = ({ fields, editor, now }: Editing) => [fields, editor, now] as const;

const changed = (before: CrmRecord, after: CrmRecord): RecordEvent | undefined =>
  after === before ? undefined : { type: `${entityOf(after)}.changed`, before, after };

const deleted = (before: CrmRecord): RecordEvent => ({ type: `${entityOf(before)}.deleted`, before, after: null });

type Arrival = { pipeline: Pipeline | undefined; fill?: Property | undefined };

/** Refuses a move into a stage if the deal lacks fields that the stage requires, and `fill` does not give them. */
function ready<Event extends { before: CrmRecord; after: CrmRecord } | undefined>(
  event: Event,
  { pipeline, fill }: Arrival,
  editing: Editing,
): Event {
  if (!event || !pipeline) return event;
  const after = fill ? filledIn(event, pipeline, fill, editing) : event.after;
  return { ...event, after: assertReadyForStage({ ...event, after }, pipeline, editing.fields) };
}

/** Fills in the deal's empty fields; its other values stay. */
function filledIn(
  event: { before: CrmRecord; after: CrmRecord },
  pipeline: Pipeline,
  fill: Property,
  editing: Editing,
): CrmRecord {
  const missing = missingAtStage(event, pipeline, editing.fields);
  const missed = (values: Property["custom_fields"]) => values.filter(({ id }) => missing.includes(id));
  const property = { custom_fields: missed(fill.custom_fields), standard_fields: missed(fill.standard_fields) };
  return changeFields(event.after, property, ...rest(editing));
}

/** Without a given stage, a deal keeps its stage if it stays in its type. */
function moveDeal(deal: CrmRecord, pipeline: Pipeline, stageId: string | undefined, { editor, now }: Editing) {
  const isThere = typeOf(deal) === pipeline.id && !stageId;
  return isThere ? undefined : moveToStage(deal, pipeline, stageFor(pipeline, stageId).id, editor, now);
}

function typeOf({ record_type_id }: CrmRecord): string {
  if (record_type_id === null) throw new AppError("NOT_ACCEPTABLE", bulkTexts.notDeal);
  return record_type_id;
}

function requirePipeline(pipeline: Pipeline | undefined): Pipeline {
  if (!pipeline) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  return pipeline;
}
