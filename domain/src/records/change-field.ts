import type { z } from "zod";
import { AppError } from "../shared/error";
import type { Phone } from "../shared/phone";
import { type EntityId, entityOf } from "./entity";
import { EDITABLE_FIELDS, fieldsOf } from "./fields";
import { phoneOrNone } from "./new-record";
import { type CrmRecord, type EditableFieldId, FIELD_VALUES, PersonNameValue, RequiredText } from "./record";
import { recordsTexts } from "./texts";

const PHONES: ReadonlySet<string> = new Set(["phone_number", "phone", "tel", "fax"]);

/** What a field of an entity accepts; refuses unknown fields and those that nobody may edit (spec/2-records.md §5). */
export function fieldSchema(entityId: EntityId, fieldId: string): z.ZodType {
  if (!isEditable(entityId, fieldId)) {
    const known = fieldsOf(entityId, "en").some(({ id }) => id === fieldId);
    if (known) throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotEditable);
    throw new AppError("NOT_FOUND", recordsTexts.fieldNotFound);
  }
  if (fieldId === "name") return entityId === "company" ? RequiredText : PersonNameValue;
  if (fieldId === "first_name" && entityId === "contact") return RequiredText;
  return FIELD_VALUES[fieldId];
}

const isEditable = (entityId: EntityId, fieldId: string): fieldId is EditableFieldId =>
  (EDITABLE_FIELDS[entityId] as readonly string[]).includes(fieldId);

/** The record with one field changed; `value` has passed the field's schema. The same record when nothing changes. */
export function changeField(
  record: CrmRecord,
  fieldId: string,
  value: unknown,
  editor: { id: string },
  now: string,
): CrmRecord {
  const change = changeOf(record, fieldId, value);
  const same = Object.entries(change).every(
    ([key, part]) => JSON.stringify(part) === JSON.stringify(record[key as keyof CrmRecord]),
  );
  return same ? record : { ...record, ...change, updated_at: now, updated_by: editor.id };
}

function changeOf(record: CrmRecord, fieldId: string, value: unknown): Partial<CrmRecord> {
  if (fieldId === "name" && entityOf(record) !== "company") return PersonNameValue.parse(value);
  return { [fieldId]: PHONES.has(fieldId) ? phoneOrNone(value as Phone | null) : value };
}
