import { checkValue } from "../../shared/check-value";
import { AppError } from "../../shared/error";
import { entityOf } from "../record/entity";
import type { CrmRecord } from "../record/record";
import { recordsTexts } from "../texts";
import { isBuiltInField } from "./built-in-fields";
import { activeFields, type CustomField, type FieldSet } from "./custom-field";
import { customValueSchema, isEmptyCustom } from "./custom-value";

/** Finds an active custom field by id. */
export const findCustomField = (fields: FieldSet, fieldId: string): CustomField | undefined =>
  activeFields(fields).find(({ id }) => id === fieldId);

function customFieldOf(fields: FieldSet, fieldId: string): CustomField {
  const found = findCustomField(fields, fieldId);
  if (!found) throw new AppError("NOT_ACCEPTABLE", recordsTexts.fieldNotFound, [fieldId]);
  return found;
}

/** The custom values of a new record, by field id: the given ones, validated, and defaults for the others. */
export function customOf(given: Record<string, unknown> = {}, fields: FieldSet): Record<string, unknown> {
  const values = Object.entries(given).map(([fieldId, value]) => {
    // Required fields are checked later, after the defaults are filled in.
    const field = { ...customFieldOf(fields, fieldId), required: false };
    return [fieldId, checkValue(customValueSchema(field), value, `body.custom_field.${fieldId}`)] as const;
  });
  return withCustomDefaults(Object.fromEntries(values), fields);
}

/** Validated custom values plus the defaults of omitted fields; empty values are dropped. */
export function withCustomDefaults(values: Record<string, unknown>, fields: FieldSet): Record<string, unknown> {
  const defaults = activeFields(fields)
    .filter(({ id }) => !Object.hasOwn(values, id))
    .map((field) => [field.id, defaultValue(field)] as const);
  return Object.fromEntries([...Object.entries(values), ...defaults].filter(([, value]) => !isEmptyCustom(value)));
}

/**
 * The stored form of a default value; definitions hold a select's default as labels
 * (docs/product/records-fields.md#default-values).
 */
function defaultValue({ type, default_value, attributes: { options = [] } }: CustomField): unknown {
  if (type !== "select" && type !== "multi-select") return default_value;
  const labels: unknown[] = Array.isArray(default_value) ? default_value : [];
  const values = options.filter(({ label }) => labels.includes(label)).map(({ value }) => value);
  return type === "select" ? values[0] : values;
}

/** Values of standard fields; omitted ones get the team's default. */
export function withDefaults<T extends object>(values: T, { standard }: Pick<FieldSet, "standard">): T {
  const defaults = standard
    .filter(({ default_value }) => default_value !== undefined && default_value !== null)
    .filter(({ field_id }) => !Object.hasOwn(values, field_id) || values[field_id as keyof T] === undefined)
    .map(({ field_id, default_value }) => [field_id, default_value]);
  return { ...values, ...Object.fromEntries(defaults) };
}

/**
 * Returns the record.
 * @throws BAD_REQUEST if a required field of its entity is empty (docs/product/records-fields.md#values)
 */
export function assertFilled(record: CrmRecord, fields: FieldSet): CrmRecord {
  const missing = missingFields(record, fields);
  if (missing.length === 0) return record;
  const details = missing.map(({ path }) => ({ path: `body.${path}`, message: recordsTexts.requiredField }));
  throw new AppError("BAD_REQUEST", recordsTexts.requiredField, details);
}

/** The empty required fields, and their paths in a create payload. */
export function missingFields(record: CrmRecord, fields: FieldSet): { id: string; path: string }[] {
  const standard = fields.standard
    .filter(({ field_id, required }) => required && isBuiltInField(entityOf(record), field_id))
    .filter(({ field_id }) => isEmptyCustom(builtInValue(record, field_id)))
    .map(({ field_id }) => ({ id: field_id, path: field_id }));
  const custom = activeFields(fields)
    .filter(({ id, required }) => required && isEmptyCustom(record.custom[id]))
    .map(({ id }) => ({ id, path: `custom_field.${id}` }));
  return [...standard, ...custom];
}

const REFERENCES: Record<string, "company_id" | "contact_id"> = { company: "company_id", contact: "contact_id" };

/** The stored value of a built-in field. */
export function builtInValue(record: CrmRecord, fieldId: string): unknown {
  if (fieldId === "name" && record.kind !== "company") return `${record.first_name}${record.last_name}`;
  return record[REFERENCES[fieldId] ?? (fieldId as keyof CrmRecord)];
}

/** Whether the team requires a built-in field. */
export const isRequiredBuiltIn = ({ standard }: Pick<FieldSet, "standard">, fieldId: string): boolean =>
  standard.some(({ field_id, required }) => field_id === fieldId && required === true);
