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

/** What a change of one record replaced, and by what: by field of the record, and by id of a custom one. */
export const BulkUndo = z.object({
  fields: z.object({ before: Values, after: Values }),
  custom: z.object({ before: Values, after: Values }),
});
export type BulkUndo = z.infer<typeof BulkUndo>;

/** A longer one is not kept: two hundred of them share a document of the task. */
export const MAX_UNDO_LENGTH = 3_000;

/** A deal's place is one value: it is restored whole, or not at all. */
const PLACE = Object.keys(NOWHERE);
const STAMPS = ["updated_at", "updated_by", "custom"];

/** What undoing a change takes; undefined for a deletion, which the trash keeps, and for what is too long. */
export function bulkUndoOf(before: CrmRecord, after: CrmRecord | null): BulkUndo | undefined {
  if (!after) return undefined;
  const undo = undoOf(before, after);
  return JSON.stringify(undo).length > MAX_UNDO_LENGTH ? undefined : undo;
}

/** What undoing a change takes, however long it is. */
export const undoOf = (before: CrmRecord, after: CrmRecord): BulkUndo => ({
  fields: replaced(before, after, STAMPS),
  custom: replaced(before.custom, after.custom, []),
});

type Undoing = { fields: FieldSet; pipelines: ReadonlyMap<string, Pipeline>; editor: { id: string }; now: string };

/**
 * Restores what a change replaced, as far as nobody has changed it since.
 * @throws NOT_ACCEPTABLE if all of it was changed since; NOT_FOUND if the deal type or stage is gone
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

/** A deal stands at its old stage from now on; its way there is a move like any other. */
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

/** The old values of what still shows the new one. */
export const untouched = (current: Part, { before, after }: BulkUndo["fields"]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(before).filter(([key]) => isSame(current[key], after[key])));

const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null);
