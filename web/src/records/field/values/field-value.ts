import type { Field } from "@dure/domain/records/field/field";
import type { RecordView, Reference, StageValue } from "@dure/domain/records/record/record";
import type { Phone } from "@dure/domain/shared/phone";
import type { z } from "zod";

/** A record's value of a field. A person's name combines two properties; custom values are in `custom`. */
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
  const phone = asPhone(value);
  if (phone) return phone.value === "";
  const name = asPersonName(value);
  return name !== undefined && !name.first_name && !name.last_name;
}

// Shapes are told apart without schemas: there are many cells, and the server has validated its answers.
const textsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A phone number that can be called; undefined for masked digits. */
export function asPhone(value: unknown): Phone | undefined {
  const { dial_code, value: digits } = textsOf(value);
  if (typeof dial_code !== "string" || typeof digits !== "string") return undefined;
  return /^[\d\s().-]{0,30}$/.test(digits.trim()) ? { dial_code, value: digits.trim() } : undefined;
}

export function asPersonName(value: unknown): { first_name: string; last_name: string } | undefined {
  const { first_name, last_name } = textsOf(value);
  return typeof first_name === "string" && typeof last_name === "string" ? { first_name, last_name } : undefined;
}

export const asReference = (value: unknown): Reference | undefined =>
  "entity_type" in textsOf(value) && "label" in textsOf(value) ? (value as Reference) : undefined;

type Stage = z.infer<typeof StageValue>;

export const asStage = (value: unknown): Stage | undefined =>
  "status" in textsOf(value) && "label" in textsOf(value) ? (value as Stage) : undefined;

/**
 * An address that a browser can open: https:// is added where it lacks it
 * (docs/product/records-fields.md#addresses-of-links).
 */
export const hrefOf = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
