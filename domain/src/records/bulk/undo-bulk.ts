import { dequal } from "dequal/lite";
import { z } from "zod";
import { AppError } from "../../shared/error";
import type { FieldSet } from "../field/custom-field";
import { findCustomField } from "../field/field-values";
import { NOWHERE } from "../pipeline/move-deal";
import { findStage, type Pipeline } from "../pipeline/pipeline";
import { stageEnteredAt } from "../pipeline/stage-entry";
import { entityOf } from "../record/entity";
import { CrmRecord } from "../record/record";
import { recordsTexts } from "../texts";
import type { RecordEvent } from "./decide-bulk";
import { bulkTexts } from "./texts";

const Values = z.record(z.string(), z.unknown());

/** The values that a change of one record replaced, and the new ones: by field, and for custom fields by id. */
export const BulkUndo = z.object({
  fields: z.object({ before: Values, after: Values }),
  custom: z.object({ before: Values, after: Values }),
});
export type BulkUndo = z.infer<typeof BulkUndo>;

/** The most characters of a stored undo: 200 of them share one document of the task. */
export const MAX_UNDO_LENGTH = 3_000;

/** The properties of a deal's place, which are restored together or not at all. */
const PLACE = Object.keys(NOWHERE);
const STAMPS = ["updated_at", "updated_by", "custom"];

/** The data for undoing a change; undefined for a deletion, which the trash keeps, and for data that is too long. */
export function bulkUndoOf(before: CrmRecord, after: CrmRecord | null): BulkUndo | undefined {
  if (!after) return undefined;
  const undo = undoOf(before, after);
  return JSON.stringify(undo).length > MAX_UNDO_LENGTH ? undefined : undo;
}

/** The data for undoing a change, without a limit of its length. */
export const undoOf = (before: CrmRecord, after: CrmRecord): BulkUndo => ({
  fields: replaced(before, after, STAMPS),
  custom: replaced(before.custom, after.custom, []),
});

type Undoing = { fields: FieldSet; pipelines: ReadonlyMap<string, Pipeline>; editor: { id: string }; now: string };

/**
 * Restores the values that a change replaced, except those that were changed again since.
 * @throws NOT_ACCEPTABLE if all of them were changed since; NOT_FOUND if the deal type or stage no longer exists
 */
export function undoBulk(record: CrmRecord, undo: BulkUndo, undoing: Undoing): RecordEvent {
  const { editor, now, fields } = undoing;
  const standard = untouched(record, undo.fields);
  const custom = untouched(record.custom, undo.custom);
  const isPlaceTouched = PLACE.some((key) => key in undo.fields.before && !(key in standard));
  const restored = Object.entries(standard).filter(([key]) => !PLACE.includes(key) || !isPlaceTouched);
  const known = Object.entries(custom).filter(([id]) => findCustomField(fields, id));
  if (restored.length + known.length === 0) throw new AppError("NOT_ACCEPTABLE", bulkTexts.changedSince);
  const after = CrmRecord.parse({
    ...record,
    ...Object.fromEntries(restored),
    custom: { ...record.custom, ...Object.fromEntries(known) },
    updated_at: now,
    updated_by: editor.id,
  });
  return eventOf(record, atPlace(record, after, undoing));
}

/** The deal enters its old stage now: going back is a move like any other. */
function atPlace(record: CrmRecord, after: CrmRecord, { pipelines, now }: Undoing): CrmRecord {
  const isThere = after.record_type_id === record.record_type_id && after.stage_id === record.stage_id;
  if (isThere || after.record_type_id === null) return after;
  const pipeline = pipelines.get(after.record_type_id);
  if (!pipeline || !findStage(pipeline, after.stage_id ?? ""))
    throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  return { ...after, stage_entered_at: stageEnteredAt(record.stage_entered_at, now) };
}

function eventOf(before: CrmRecord, after: CrmRecord): RecordEvent {
  const isMoved = before.record_type_id !== after.record_type_id || before.stage_id !== after.stage_id;
  if (!isMoved) return { type: `${entityOf(after)}.changed`, before, after };
  if (after.record_type_id === null) return { type: "deal.deallocated", before, after };
  return { type: before.record_type_id === null ? "lead.converted" : "deal.moved", before, after };
}

type Part = Readonly<Record<string, unknown>>;

function replaced(before: Part, after: Part, ignored: readonly string[]): BulkUndo["fields"] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !ignored.includes(key) && !isSame(before[key], after[key]),
  );
  const of = (part: Part) => Object.fromEntries(keys.map((key) => [key, part[key] ?? null]));
  return { before: of(before), after: of(after) };
}

/** The old values of the properties that still have the new value. */
export const untouched = (current: Part, { before, after }: BulkUndo["fields"]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(before).filter(([key]) => isSame(current[key], after[key])));

const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);
