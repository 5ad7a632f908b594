import type { Field, FieldType } from "../field/field";
import { builtInLabel } from "../field/field-labels";
import { type ListingContext, listedFields } from "../filter/listed-field";
import { kindOf, type ListEntityId } from "../record/entity";
import type { RecordView } from "../record/record";
import { type ExportLookups, type ExportValue, valueReader } from "./export-value";

/** A column of an export. */
export type ExportColumn = {
  label: string;
  /** The spreadsheet number format; undefined for non-numbers. */
  format: string | undefined;
  /** Whether values repeat across records, because they are chosen from a list. */
  repeats: boolean;
  read: (record: RecordView) => ExportValue;
};

/** Field types whose values are chosen from a list. */
const CHOSEN: ReadonlySet<FieldType> = new Set(["select", "user", "stage", "record-type"]);

const ID_LABEL = { ko: "레코드 ID", en: "Record ID" };

/**
 * All fields of an entity in list order, labeled in the caller's language, then the record id, which imports can refer
 * to.
 * @param only the identifiers of the fields to take, in their order
 */
export function exportColumns(
  entityId: ListEntityId,
  by: ListingContext,
  world: ExportLookups,
  only?: readonly string[],
): ExportColumn[] {
  const all = listedFields(entityId, by)[entityId] ?? [];
  const fields = only ? only.flatMap((identifier) => all.find((field) => field.identifier === identifier) ?? []) : all;
  const columns = fields.map((field) => ({
    label: labelOf(entityId, field, by),
    format: formatOf(field),
    repeats: CHOSEN.has(field.type),
    read: valueReader(field, world),
  }));
  return [
    ...columns,
    { label: ID_LABEL[by.locale], format: undefined, repeats: false, read: ({ id }: RecordView) => id },
  ];
}

function labelOf(entityId: ListEntityId, { category, label, id }: Field, { locale }: ListingContext): string {
  if (category === "custom") return label;
  return builtInLabel(kindOf(entityId), id)?.[locale] ?? id;
}

const decimals = (precision: number) => (precision > 0 ? `.${"0".repeat(precision)}` : "");

/** Amounts show their currency sign. KRW has no decimals unless the field sets a precision. */
function formatOf({ type, attributes: { code = "KRW", precision = 0 } }: Field): string | undefined {
  if (type === "currency")
    return `"${code === "USD" ? "$" : "₩"}"#,##0${decimals(Math.max(precision, code === "USD" ? 2 : 0))}`;
  if (type === "number") return `#,##0${decimals(precision)}`;
  if (type === "percent") return `0${decimals(precision)}"%"`;
  if (type === "date") return "yyyy-mm-dd";
  return type === "date-time" ? "yyyy-mm-dd hh:mm" : undefined;
}
