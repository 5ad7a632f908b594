import { AppError } from "../../shared/error";
import { EDITABLE_FIELDS } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { isEmptyCustom } from "../field/custom-value";
import type { Field } from "../field/field";
import { findCustomField } from "../field/field-values";
import type { EntityId } from "../record/entity";
import { CrmRecord } from "../record/record";
import { updateFields } from "../record/update-field-or-reference";
import type { Property } from "./bulk";
import { bulkTexts } from "./texts";

/**
 * A contact's name has two parts and can't be set in bulk (docs/product/records-fields.md#bulk-editing).
 */
const CONTACT_NAME: ReadonlySet<string> = new Set(["name", "first_name", "last_name"]);

/**
 * Returns the record with new values; the same object if nothing changes.
 * @throws what a single change throws
 */
export function changeFields(
  record: CrmRecord,
  { custom_fields, standard_fields }: Property,
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  const values = [...standard_fields, ...custom_fields];
  const excluded = values.find(({ id }) => record.kind === "contact" && CONTACT_NAME.has(id));
  if (excluded) throw new AppError("NOT_ACCEPTABLE", bulkTexts.nameExcluded, [excluded.id]);
  return updateFields(record, values, fields, editor, now);
}

/**
 * Returns an empty record with the values to set on many records, for validating its references.
 * @throws NOT_ACCEPTABLE if the field cannot be edited in bulk, or must be unique
 */
export function blankRecordWith(property: Property, fields: FieldSet, now: string): CrmRecord {
  const stamp = { created_at: now, created_by: "", updated_at: now, updated_by: "" };
  const blank = CrmRecord.parse({ id: "blank", kind: fields.kind, ...stamp });
  for (const { id, value } of [...property.standard_fields, ...property.custom_fields]) {
    const isUnique = findCustomField(fields, id)?.attributes.unique || (fields.kind === "company" && id === "name");
    if (isUnique && !isEmptyCustom(value)) throw new AppError("NOT_ACCEPTABLE", bulkTexts.uniqueInBulk, [id]);
  }
  return changeFields(blank, property, fields, { id: "" }, now);
}

/** Whether a field can be set to one value for many records. */
export function isBulkEditable(entityId: EntityId, { id, category, attributes }: Field): boolean {
  if (category === "custom") return !attributes.unique;
  const isLead = entityId === "lead" || entityId === "deal";
  if (id === "name" && !isLead) return false;
  if (id === "contact") return isLead;
  if (id === "company") return entityId !== "company";
  return (EDITABLE_FIELDS[entityId] as readonly string[]).includes(id);
}
