import type { z } from "zod";
import { AppError } from "../../shared/error";
import { checkValue } from "../../shared/issue";
import type { Phone } from "../../shared/phone";
import type { FieldSet } from "../field/custom-field";
import { customValueSchema, isEmptyCustom } from "../field/custom-value";
import { findCustomField, isRequiredOwn, ownValue } from "../field/field-values";
import { EDITABLE_FIELDS, isOwnField } from "../field/fields";
import { recordsTexts } from "../texts";
import { type EntityId, entityOf } from "./entity";
import { phoneOrNone } from "./new-record";
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
 * The record with one field changed; the same record when nothing changes. Refuses unknown and archived fields, those
 * that nobody may edit, and what is no value of the field (docs/product/records-fields.md#values).
 */
export function changeField(
  record: CrmRecord,
  fieldId: string,
  value: unknown,
  fields: FieldSet,
  editor: { id: string },
  now: string,
): CrmRecord {
  const change = isEditable(entityOf(record), fieldId)
    ? ownChange(record, fieldId, value, fields)
    : { custom: customChange(record, fieldId, value, fields) };
  const same = Object.entries(change).every(
    ([key, part]) => JSON.stringify(part) === JSON.stringify(record[key as keyof CrmRecord]),
  );
  return same ? record : { ...record, ...change, updated_at: now, updated_by: editor.id };
}

export const isEditable = (entityId: EntityId, fieldId: string): fieldId is EditableFieldId =>
  (EDITABLE_FIELDS[entityId] as readonly string[]).includes(fieldId);

function ownChange(record: CrmRecord, fieldId: EditableFieldId, given: unknown, fields: FieldSet): Partial<CrmRecord> {
  const entityId = entityOf(record);
  const value = checkValue(ownSchema(entityId, fieldId), given, "body.value");
  const change = ownParts(record, fieldId, value);
  const whole = NAME_PARTS.has(fieldId) ? "name" : fieldId;
  // Leads and deals share their settings: what deals require, a lead may leave out.
  const isRequired = isOwnField(entityId, whole) && isRequiredOwn(fields, whole);
  if (isRequired && isEmptyCustom(ownValue({ ...record, ...change }, whole))) throw requiredError();
  return change;
}

function ownParts(record: CrmRecord, fieldId: EditableFieldId, value: unknown): Partial<CrmRecord> {
  if (fieldId === "name" && record.kind !== "company") return CustomerName.parse(value);
  return { [fieldId]: PHONES.has(fieldId) ? phoneOrNone(value as Phone | null) : value };
}

function ownSchema(entityId: EntityId, fieldId: EditableFieldId): z.ZodType {
  const isContact = entityId === "contact";
  if (fieldId === "name") return entityId === "company" ? RequiredText : isContact ? PersonNameValue : CustomerName;
  if (fieldId === "first_name" && isContact) return RequiredText;
  return FIELD_VALUES[fieldId];
}

function customChange(record: CrmRecord, fieldId: string, given: unknown, fields: FieldSet): CrmRecord["custom"] {
  if (isOwnField(entityOf(record), fieldId)) throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotEditable);
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
