import { checkValue } from "../../shared/check-value";
import { AppError } from "../../shared/error";
import type { RecordKind } from "../record/entity";
import { customValueSchema, isEmptyCustom } from "./custom-value";
import type { Field, FieldAttributes, FieldOption, FieldType } from "./field";
import { fieldTexts } from "./texts";

const TYPES: readonly FieldType[] = [
  "checkbox",
  "currency",
  "multi-select",
  "number",
  "percent",
  "select",
  "textarea",
  "text",
  "user",
];

type Defaulted = Pick<Field, "category" | "type"> & { attributes: FieldAttributes };

/**
 * Whether a field may have a default value. System fields and a company's standard fields may not
 * (docs/product/records-fields.md#default-values), nor may unique fields: the second record would be refused.
 */
export function canHaveDefault(kind: RecordKind, { category, type, attributes }: Defaulted): boolean {
  if (category === "system" || attributes.unique) return false;
  return TYPES.includes(type) && (kind !== "company" || category === "custom");
}

/**
 * Validates a default value and returns its stored form; undefined for none.
 * @throws AppError if it is not a value of the field
 * @param given for selects a list of labels (docs/product/records-fields.md#default-values)
 * @param at the path of the definition in the request
 */
export function checkDefault(kind: RecordKind, field: Defaulted, given: unknown, at: string): unknown {
  if (isEmptyCustom(given)) return undefined;
  const path = `${at}.default_value`;
  if (!canHaveDefault(kind, field)) throw refused(path, "NOT_ACCEPTABLE", fieldTexts.noDefault);
  if (field.type === "select" || field.type === "multi-select") return checkLabels(field, given, path);
  return checkValue(customValueSchema({ ...field, required: false }), given, path);
}

function checkLabels({ type, attributes: { options = [] } }: Defaulted, given: unknown, path: string): string[] {
  const labels: unknown[] = Array.isArray(given) ? given : [given];
  const chosen = options.map(({ label }) => label).filter((label) => labels.includes(label));
  const fits = chosen.length === new Set(labels).size && (type === "multi-select" || chosen.length === 1);
  if (!fits) throw refused(path, "BAD_REQUEST", fieldTexts.badDefault);
  return chosen;
}

const refused = (path: string, code: "BAD_REQUEST" | "NOT_ACCEPTABLE", text: typeof fieldTexts.badDefault) =>
  new AppError(code, text, [{ path, message: text }]);

/** A select's default after its options changed: renamed labels follow, removed ones are dropped. */
export function remapDefault(value: unknown, before: readonly FieldOption[], after: readonly FieldOption[]): unknown {
  const labels: unknown[] = Array.isArray(value) ? value : [];
  const values = before.filter(({ label }) => labels.includes(label)).map((option) => option.value);
  const kept = after.filter((option) => values.includes(option.value)).map(({ label }) => label);
  return kept.length > 0 ? kept : undefined;
}
