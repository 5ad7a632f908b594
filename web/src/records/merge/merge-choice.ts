import type { Field } from "@dure/domain/records/field/field";
import type { RecordView } from "@dure/domain/records/record/record";
import { dequal } from "dequal/lite";
import { fieldValue, isEmptyValue } from "../field/values/field-value";

/** The fields that a merge combines; what the product keeps stays the target's. */
export const isMergeable = ({ category, type }: Field): boolean =>
  category !== "system" && type !== "stage" && type !== "record-type";

/** Whether the records have different values in a field, those without one left out. */
export function differs(field: Field, records: readonly RecordView[]): boolean {
  const values = records.map((record) => fieldValue(record, field)).filter((value) => !isEmptyValue(value));
  return values.some((value) => !dequal(value, values[0]));
}

/** The default target: a deal, since a deal is never merged into a lead, else the record updated last. */
export function firstTarget(records: readonly RecordView[]): RecordView | undefined {
  const deals = records.filter(({ entity }) => entity === "deal");
  const candidates = deals.length > 0 ? deals : records;
  return candidates.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))[0];
}

/** Whether a record may be the one that stays. */
export const canBeTarget = (record: RecordView, records: readonly RecordView[]): boolean =>
  record.entity !== "lead" || records.every(({ entity }) => entity !== "deal");
