import { z } from "zod";
import type { FieldSet } from "../field/custom-field";
import { moveToStage } from "../pipeline/move-deal";
import type { Pipeline } from "../pipeline/pipeline";
import { assertReadyForStage } from "../pipeline/required-at-stage";
import type { CrmRecord } from "../record/record";
import { setRecordReference } from "../record/references";
import { updateFields } from "../record/update-field-or-reference";

/** A row's update of the matched record: the row's filled cells, by field id. */
export const RowUpdate = z.object({ id: z.string(), values: z.record(z.string(), z.unknown()) });
export type RowUpdate = z.infer<typeof RowUpdate>;

/** The row's company and contact, where it names them. */
type Refers = { company_id: string | null; contact_id: string | null };
type Editing = { fields: FieldSet; pipeline: Pipeline | null; editor: { id: string }; now: string };

/**
 * The record after a row's update; the same object if nothing changes. An empty cell leaves its field as it is.
 * @throws what an edit of one of the fields throws
 */
export function updatedByRow(before: CrmRecord, values: RowUpdate["values"], refers: Refers, editing: Editing) {
  const { fields, pipeline, editor, now } = editing;
  // The status follows from the address, which a reaction changes.
  const { stage, nice_id, subscribe_status: _, ...others } = values;
  const changes = Object.entries(others).map(([id, value]) => ({ id, value }));
  const edited = updateFields(before, changes, fields, editor, now);
  const linked = (["company", "contact"] as const).reduce((record, entity) => {
    const id = refers[`${entity}_id`];
    return id === null ? record : setRecordReference(record, entity, id, fields, editor, now);
  }, edited);
  const named = withRegistryNumber(linked, nice_id, editor, now);
  const moved = pipeline && stage ? moveToStage(named, pipeline, String(stage), editor, now)?.after : undefined;
  return moved && pipeline ? assertReadyForStage({ before, after: moved }, pipeline, fields) : named;
}

const withRegistryNumber = (record: CrmRecord, number: unknown, editor: { id: string }, now: string): CrmRecord =>
  typeof number !== "string" || number === record.nice_id
    ? record
    : { ...record, nice_id: number, updated_at: now, updated_by: editor.id };
