import { dequal } from "dequal/lite";
import { AppError } from "../../shared/error";
import { recordsTexts } from "../texts";
import type { RecordView } from "./record";

/** What a record shows in a field: a person's name is two fields in one, custom values live apart. */
export function shownValue(record: RecordView, fieldId: string): unknown {
  if (fieldId === "name" && record.entity !== "company")
    return { first_name: record.first_name, last_name: record.last_name };
  return Object.hasOwn(record, fieldId) ? (record as Record<string, unknown>)[fieldId] : record.custom[fieldId];
}

/**
 * A change of a field begins from the value that its editor saw (docs/product/records-fields.md#concurrent-changes).
 * @param seen undefined for a caller who does not say
 * @throws CONFLICT (`value.changed`, with the current value) if the field shows another value
 */
export function assertSeen(record: RecordView, fieldId: string, seen: unknown): void {
  if (seen === undefined) return;
  const current = shownValue(record, fieldId) ?? null;
  if (dequal(comparable(seen), comparable(current))) return;
  throw new AppError("CONFLICT", recordsTexts.valueChanged, { current }, "value.changed");
}

/** Nothing has several forms, and the label of a reference is not its value. */
function comparable(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(comparable) : null;
  if (typeof value !== "object") return value;
  if ("entity_type" in value && "id" in value) return value.id;
  if ("dial_code" in value && "value" in value && !value.value) return null;
  return value;
}
