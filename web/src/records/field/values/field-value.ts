import type { Field } from "@dure/domain/records/field/field";
import { PersonName, type RecordView, Reference, StageValue } from "@dure/domain/records/record/record";
import { Phone } from "@dure/domain/shared/phone";
import type { z } from "zod";

/** What a record holds in a field: a person's name is two fields in one, custom values live apart. */
export function fieldValue(
  record: RecordView,
  { id, category, type }: Pick<Field, "id" | "type" | "category">,
): unknown {
  if (category === "custom") return record.custom[id];
  if (type === "name") return { first_name: record.first_name, last_name: record.last_name };
  return (record as Record<string, unknown>)[id];
}

/** Whether nothing is filled in. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  const phone = Phone.safeParse(value);
  if (phone.success) return phone.data.value === "";
  const name = PersonName.safeParse(value);
  return name.success && !name.data.first_name && !name.data.last_name;
}

const as =
  <T extends z.ZodType>(schema: T) =>
  (value: unknown): z.output<T> | undefined =>
    schema.safeParse(value).data;

export const asPhone = as(Phone);
export const asPersonName = as(PersonName);
export const asReference = as(Reference);
export const asStage = as(StageValue);

/**
 * An address that a browser can open: https:// is added where it lacks it
 * (docs/product/records-fields.md#addresses-of-links).
 */
export const hrefOf = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
