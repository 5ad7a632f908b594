import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id, Time } from "../../shared/value";
import { BulkUndo, undoBulk, undoOf, untouched } from "../bulk/undo-bulk";
import type { FieldSet } from "../field/custom-field";
import { findCustomField } from "../field/field-values";
import { CrmRecord, RecordView } from "../record/record";
import { fieldOfPart } from "./merge-fields";
import { MAX_MERGED } from "./merge-records";
import { mergeTexts } from "./texts";

/** How long a merge can be undone (docs/product/records-bulk.md#undo-of-a-merge). */
export const MERGE_UNDO_MS = 10 * 60_000;

export const UndoMergeBody = z.object({
  target_id: Id,
  /** All records that the merge took in. */
  source_ids: z
    .array(Id)
    .min(1)
    .max(MAX_MERGED - 1),
});
export type UndoMergeBody = z.infer<typeof UndoMergeBody>;

export const UndoneMerge = z.object({
  /** The record that stayed. */
  record: RecordView,
  /** Its fields that were changed after the merge, and so were not restored. */
  kept_fields: z.array(z.string()),
});
export type UndoneMerge = z.infer<typeof UndoneMerge>;

/** The data for undoing a merge, for one of its source records. */
export const MergeUndo = z.object({
  record: CrmRecord,
  source_ids: z.array(Id),
  target_id: Id,
  /** What the merge replaced in the record that stayed, and its addresses before and after; on the first source only. */
  target: z.object({ undo: BulkUndo, email: z.object({ before: z.string(), after: z.string() }) }).nullable(),
  merged_by: z.string(),
  merged_at: Time,
  undone_at: Time.nullable(),
});
export type MergeUndo = z.infer<typeof MergeUndo>;

type Merged = { target: CrmRecord; sources: readonly CrmRecord[]; merged: CrmRecord };

/** The undo data of a merge, one for each source. */
export function mergeUndosOf({ target, sources, merged }: Merged, actor: { id: string }, now: string): MergeUndo[] {
  const replaced = {
    undo: undoOf(target, merged),
    email: { before: target.email, after: merged.email },
  };
  return sources.map((record, place) => ({
    record,
    source_ids: sources.map(({ id }) => id),
    target_id: target.id,
    target: place === 0 ? replaced : null,
    merged_by: actor.id,
    merged_at: now,
    undone_at: null,
  }));
}

type Viewer = { id: string; role: string };

/**
 * The undos of a merge in the order of its sources, but the one with the target's data first.
 * @param found the stored undo of each named source; undefined if there is none or it is too old
 * @throws NOT_ACCEPTABLE for another merge, or one that is undone or too old; FORBIDDEN unless the viewer merged the
 * records or is an admin
 */
export function assertUndoable(
  found: readonly (MergeUndo | undefined)[],
  { target_id, source_ids }: UndoMergeBody,
  viewer: Viewer,
  now: string,
): MergeUndo[] {
  const undos = found.filter((undo) => undo !== undefined);
  const named = new Set(source_ids);
  const isWhole = undos.every((undo) => undo.target_id === target_id && undo.source_ids.length === named.size);
  if (undos.length < found.length || !isWhole) throw new AppError("NOT_ACCEPTABLE", mergeTexts.undoTooLate);
  if (undos.some(({ undone_at }) => undone_at !== null)) throw new AppError("NOT_ACCEPTABLE", mergeTexts.undone);
  if (undos.some(({ merged_at }) => Date.parse(now) - Date.parse(merged_at) > MERGE_UNDO_MS))
    throw new AppError("NOT_ACCEPTABLE", mergeTexts.undoTooLate);
  if (viewer.role !== "admin" && undos.some(({ merged_by }) => merged_by !== viewer.id))
    throw new AppError("FORBIDDEN", mergeTexts.undoNotYours);
  return undos.toSorted((a, b) => Number(b.target !== null) - Number(a.target !== null));
}

type Undoing = { fields: FieldSet; editor: { id: string }; now: string };

/**
 * Restores the target's values that the merge replaced, except those that were changed since. The parts of one field,
 * such as a person's two names, are restored together.
 */
export function undoInTarget(
  target: CrmRecord,
  undo: BulkUndo,
  undoing: Undoing,
): { record: CrmRecord; kept_fields: string[] } {
  const touched = (part: Readonly<Record<string, unknown>>, { before, after }: BulkUndo["fields"]) =>
    Object.keys(before).filter((key) => !Object.hasOwn(untouched(part, { before, after }), key));
  const fieldOf = (part: string) => fieldOfPart(target.kind, part) ?? part;
  const standard = new Set(touched(target, undo.fields).map(fieldOf));
  const custom = new Set(touched(target.custom, undo.custom));
  const left: BulkUndo = {
    fields: without(undo.fields, (part) => standard.has(fieldOf(part))),
    custom: without(undo.custom, (id) => custom.has(id)),
  };
  const kept_fields = [...[...standard].filter((id) => !UNTOLD.has(id)), ...custom];
  if (!isRestorable(left, undoing.fields)) return { record: target, kept_fields };
  const { after } = undoBulk(target, left, { ...undoing, pipelines: new Map() });
  return { record: after ?? target, kept_fields };
}

/** Properties that the product maintains: it is not reported that they were not restored. */
const UNTOLD = new Set(["first_meeting_at", "subscribe_status"]);

function without({ before, after }: BulkUndo["fields"], isLeftOut: (key: string) => boolean): BulkUndo["fields"] {
  const rest = (part: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(part).filter(([key]) => !isLeftOut(key)));
  return { before: rest(before), after: rest(after) };
}

const isRestorable = ({ fields, custom }: BulkUndo, defined: FieldSet): boolean =>
  Object.keys(fields.before).length > 0 || Object.keys(custom.before).some((id) => findCustomField(defined, id));
