import { z } from "zod";
import { AppError } from "../../shared/error";
import { Id } from "../../shared/value";
import type { FieldSet } from "../field/custom-field";
import { findCustomField, missingFields } from "../field/field-values";
import { strictestStatus } from "../field/subscribe-status";
import type { CrmRecord } from "../record/record";
import { labelOf } from "../record/record-label";
import { updateFieldOrReference } from "../record/update-field-or-reference";
import { recordsIssues } from "../records-issues";
import { recordsTexts } from "../texts";
import { combinedFields, copyField, isEmptyIn, isStandardCombined } from "./merge-fields";
import { mergeTexts } from "./texts";

/** Maximum of records per merge, the target included (docs/product/records-bulk.md#merge). */
export const MAX_MERGED = 20;

const Override = z.union([z.strictObject({ record_id: Id }), z.strictObject({ value: z.unknown() })]);

type Override = z.infer<typeof Override>;

/** Overrides by field id: the record whose value wins, or a new value. */
export const Overrides = z.record(Id, Override);
export type Overrides = z.infer<typeof Overrides>;

export const MergeBody = z
  .object({
    source_ids: z
      .array(Id)
      .min(1)
      .max(MAX_MERGED - 1, recordsIssues.tooManyMerged),
    target_id: Id,
    override_properties: Overrides.default({}),
  })
  .refine(
    ({ source_ids, target_id }) => new Set([target_id, ...source_ids]).size === source_ids.length + 1,
    recordsIssues.mergedTwice,
  );
export type MergeBody = z.output<typeof MergeBody>;

type Merging = { overrides: Overrides; fields: FieldSet; editor: { id: string }; now: string };

/**
 * Merges the values of all records into the target. For each field, the most recently updated record with a value wins,
 * so no value is lost; `overrides` take precedence (docs/product/records-bulk.md#merge).
 */
export function mergeRecords(target: CrmRecord, sources: readonly CrmRecord[], merging: Merging): CrmRecord {
  if (target.record_type_id === null && sources.some(({ record_type_id }) => record_type_id !== null))
    throw new AppError("NOT_ACCEPTABLE", mergeTexts.dealIntoLead);
  const records = newestFirst(target, sources);
  const merged = new Set(records.map(({ id }) => id));
  const combined = combinedFields(target.kind, records).reduce(
    (record, fieldId) => {
      const from = records.find((one) => !isEmptyIn(one, fieldId, merged));
      return copyField(record, from, fieldId);
    },
    systemValuesOf(target, sources),
  );
  const touched = { ...combined, updated_at: merging.now, updated_by: merging.editor.id };
  const chosen = Object.entries(merging.overrides).reduce(
    (record, [fieldId, override]) => overridden(record, fieldId, override, records, merging),
    touched,
  );
  assertNotEmptied(touched, chosen, merging.fields);
  return chosen;
}

const newestFirst = (target: CrmRecord, sources: readonly CrmRecord[]): CrmRecord[] =>
  [target, ...sources].sort((a, b) => b.updated_at.localeCompare(a.updated_at));

/**
 * System values stay the target's, also its deal type and stage. Exceptions: the earliest meeting wins, and so does the
 * strictest mail opt-out, because a merge must not undo an unsubscription.
 */
function systemValuesOf(target: CrmRecord, sources: readonly CrmRecord[]): CrmRecord {
  const records = [target, ...sources];
  const [first_meeting_at = null] = records.flatMap((record) => record.first_meeting_at ?? []).sort();
  const subscribe_status = strictestStatus(records.map((record) => record.subscribe_status));
  return { ...target, first_meeting_at, subscribe_status };
}

function overridden(
  record: CrmRecord,
  fieldId: string,
  override: Override,
  records: readonly CrmRecord[],
  { fields, editor, now }: Merging,
): CrmRecord {
  if ("value" in override) return updateFieldOrReference(record, fieldId, override.value, fields, editor, now);
  const from = records.find(({ id }) => id === override.record_id);
  if (!from) throw new AppError("BAD_REQUEST", mergeTexts.notAmongMerged, [override.record_id]);
  if (!isStandardCombined(record.kind, fieldId) && !findCustomField(fields, fieldId))
    throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotFound, [fieldId]);
  const isEmpty = isEmptyIn(from, fieldId, new Set(records.map(({ id }) => id)));
  return copyField(record, isEmpty ? undefined : from, fieldId);
}

/** A required field may be empty in all records, but an override must not clear it. */
function assertNotEmptied(before: CrmRecord, after: CrmRecord, fields: FieldSet): void {
  const missing = new Set(missingFields(before, fields).map(({ id }) => id));
  const emptied = missingFields(after, fields).filter(({ id }) => !missing.has(id));
  if (emptied.length === 0 && labelOf(after) !== "") return;
  const details = emptied.map(({ id }) => ({
    path: `body.override_properties.${id}`,
    message: recordsTexts.requiredField,
  }));
  throw new AppError("BAD_REQUEST", recordsTexts.requiredField, details);
}
