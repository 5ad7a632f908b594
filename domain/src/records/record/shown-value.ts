import { dequal } from "dequal/lite";
import { AppError } from "../../shared/error";
import { recordsTexts } from "../texts";
import type { RecordView } from "./record";

/** A field's displayed value: a person's name combines two properties, and custom values are stored separately. */
export function shownValue(record: RecordView, fieldId: string): unknown {
  if (fieldId === "name" && record.entity !== "company")
    return { first_name: record.first_name, last_name: record.last_name };
  return Object.hasOwn(record, fieldId) ? (record as Record<string, unknown>)[fieldId] : record.custom[fieldId];
}

/**
 * Checks that a change of a field is based on its current value (docs/product/records-fields.md#concurrent-changes).
 * @param seen the value that the editor saw; undefined if the caller does not send it
 * @param seen undefined for a caller who does not say
 * @throws CONFLICT (`value.changed`, with the current value) if the field shows another value
 */
export function assertSeen(record: RecordView, fieldId: string, seen: unknown): void {
  if (seen === undefined) return;
  const current = shownValue(record, fieldId) ?? null;
  if (dequal(comparable(seen), comparable(current))) return;
  throw new AppError("CONFLICT", recordsTexts.valueChanged, { current }, "value.changed");
}

/** Normalizes a value: an empty value has several forms, and a reference's label is not part of its value. */
function comparable(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparable) : null;
  if (typeof value !== "object") return value;
  if ("entity_type" in value && "id" in value) return value.id;
  if ("dial_code" in value && "value" in value && !value.value) return null;
  return value;
}
