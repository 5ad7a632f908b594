import type { BulkItem } from "@dure/domain/records/bulk/bulk";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { asPersonName, asReference, asStage, fieldValue } from "../../../field/values/field-value";

/** A new value of one cell: for a stage its id, for a reference the whole reference. */
export type CellChange = { record: RecordView; field: ListedField; value: unknown };

/** A refused change of a cell, with the intended text and the reason. */
export type RefusedCell = { record: RecordView; field: ListedField; text: string; reason: string };

/** The record with the new value. */
export function withValue(record: RecordView, { field, value }: Pick<CellChange, "field" | "value">): RecordView {
  const { id, category, type } = field;
  if (category === "custom") return { ...record, custom: { ...record.custom, [id]: value } };
  if (id === "stage") return { ...record, stage: stageNamed(field, value) ?? record.stage };
  const name = type === "name" ? asPersonName(value) : undefined;
  const label = id === "deal_name" || (record.entity === "company" && id === "name") ? String(value) : record.label;
  return { ...record, label, ...(name ?? { [id]: value }) };
}

const stageNamed = ({ attributes }: ListedField, id: unknown) =>
  attributes.status_stages?.flatMap(({ stages }) => stages).find((stage) => stage.id === id);

/** A cell's value in the form that a `CellChange` has. */
export function heldValue(record: RecordView, field: ListedField): unknown {
  const value = fieldValue(record, field);
  return field.id === "stage" ? asStage(value)?.id : value;
}

/** The changes by record, as they are sent: a reference by its id. */
export function bulkItems(changes: readonly CellChange[]): Extract<BulkItem, { method: "PATCH" }>[] {
  return [...Map.groupBy(changes, ({ record }) => record.id)].map(([id, cells]) => {
    const of = (custom: boolean) =>
      cells
        .filter(({ field }) => (field.category === "custom") === custom)
        .map(({ field, value }) => ({ id: field.id, value: sentValue(field, value) }));
    return { id, method: "PATCH", property: { custom_fields: of(true), standard_fields: of(false) } };
  });
}

/** A value as it is sent. A custom reference is sent with its entity, a standard one as an id. */
export function sentValue({ type, category }: ListedField, value: unknown): unknown {
  const reference = type === "many-to-one" ? asReference(value) : undefined;
  if (!reference) return value;
  return category === "custom" ? { id: reference.id, entity_type: reference.entity_type } : { id: reference.id };
}
