import { dequal } from "dequal/lite";
import type { z } from "zod";
import { checkValue } from "../../shared/check-value";
import { AppError } from "../../shared/error";
import type { Phone } from "../../shared/phone";
import { EDITABLE_FIELDS, isBuiltInField } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { customValueSchema, isEmptyCustom } from "../field/custom-value";
import { builtInValue, findCustomField, isRequiredBuiltIn } from "../field/field-values";
import { recordsTexts } from "../texts";
import { type EntityId, entityOf } from "./entity";
import { phoneOrNull } from "./new-record";
import {
  type CrmRecord,
  CustomerName,
  type EditableFieldId,
  FIELD_VALUES,
  PersonNameValue,
  RequiredText,
} from "./record";

const PHONES: ReadonlySet<string> = new Set(["phone_number", "phone", "tel", "fax"]);
const NAME_PARTS: ReadonlySet<string> = new Set(["first_name", "last_name"]);

/**
 * Sets one field; returns the same object if nothing changes.
 * @throws if the field is unknown, archived or read-only, or the value is invalid
 * (docs/product/records-fields.md#values)
 */
export function updateFieldValue(
  record: CrmRecord,
  fieldId: string,
  value: unknown,
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  const change = isEditable(entityOf(record), fieldId)
    ? builtInChange(record, fieldId, value, fields)
    : { custom: customChange(record, fieldId, value, fields) };
  const same = Object.entries(change).every(([key, part]) => dequal(part, record[key as keyof CrmRecord]));
  return same ? record : { ...record, ...change, updated_at: now, updated_by: editor.id };
}

export const isEditable = (entityId: EntityId, fieldId: string): fieldId is EditableFieldId =>
  (EDITABLE_FIELDS[entityId] as readonly string[]).includes(fieldId);

function builtInChange(
  record: CrmRecord,
  fieldId: EditableFieldId,
  given: unknown,
  fields: FieldSet,
): Partial<CrmRecord> {
  const entityId = entityOf(record);
  const value = checkValue(builtInSchema(entityId, fieldId), given, "body.value");
  const change = builtInParts(record, fieldId, value);
  const whole = NAME_PARTS.has(fieldId) ? "name" : fieldId;
  // Leads and deals share settings, but a lead may omit what deals require.
  const isRequired = isBuiltInField(entityId, whole) && isRequiredBuiltIn(fields, whole);
  if (isRequired && isEmptyCustom(builtInValue({ ...record, ...change }, whole))) throw requiredError();
  return change;
}

function builtInParts(record: CrmRecord, fieldId: EditableFieldId, value: unknown): Partial<CrmRecord> {
  if (fieldId === "name" && record.kind !== "company") return CustomerName.parse(value);
  // A typed name is not linked to a company of the registry.
  if (fieldId === "name" && value !== record.name) return { name: String(value), nice_id: null };
  if (fieldId === "first_name" || fieldId === "last_name") {
    const { first_name, last_name } = record;
    checkValue(CustomerName, { first_name, last_name, [fieldId]: value }, "body.value");
  }
  return { [fieldId]: PHONES.has(fieldId) ? phoneOrNull(value as Phone | null) : value };
}

function builtInSchema(entityId: EntityId, fieldId: EditableFieldId): z.ZodType {
  const isContact = entityId === "contact";
  if (fieldId === "name") return entityId === "company" ? RequiredText : isContact ? PersonNameValue : CustomerName;
  if (fieldId === "first_name" && isContact) return RequiredText;
  return FIELD_VALUES[fieldId];
}

function customChange(record: CrmRecord, fieldId: string, given: unknown, fields: FieldSet): CrmRecord["custom"] {
  if (isBuiltInField(entityOf(record), fieldId)) throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotEditable);
  const field = findCustomField(fields, fieldId);
  if (!field) throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound);
  const value = checkValue(customValueSchema(field), given, "body.value");
  const { [fieldId]: _, ...others } = record.custom;
  return isEmptyCustom(value) ? others : { ...others, [fieldId]: value };
}

const requiredError = () =>
  new AppError("BAD_REQUEST", recordsTexts.requiredField, [
    { path: "body.value", message: recordsTexts.requiredField },
  ]);
