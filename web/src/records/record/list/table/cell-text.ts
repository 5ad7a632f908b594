import type { FieldOption } from "@dure/domain/records/field/field";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { fullName } from "@dure/domain/records/record/record-label";
import type { Format } from "../../../../lib/format";
import { asPersonName, asPhone, asReference, fieldValue, isEmptyValue } from "../../../field/values/field-value";
import { moneyOf } from "../../../field/values/money-of";
import { sourceOf } from "../../../filter/source-of";

/** What turns the values of a list into text. */
export type CellTexts = {
  format: Format;
  nameOf: (userId: string) => string | undefined;
  /** The text of a ticked checkbox. */
  yes: string;
  unknown: string;
};

/** The actor ids of the product itself (domain/src/shared/access.ts). */
const NO_MEMBER: readonly string[] = ["system", "public", "router"];

/** Whether the product itself did something, and no member. */
export const isProduct = (userId: string): boolean => NO_MEMBER.includes(userId);

/** The record that has a column's value: the row's own, or the company or contact that it refers to. */
export function subjectOf(
  record: RecordView,
  { identifier }: ListedField,
  referred: (id: string | undefined) => RecordView | undefined,
): RecordView | undefined {
  const source = sourceOf(identifier);
  return source === "own" ? record : referred(record[source]?.id);
}

/** A value in one line; "" if it is empty. It is text and no component, since thousands of rows scroll by. */
export const cellText = (record: RecordView, field: ListedField, words: CellTexts): string =>
  valueText(field, fieldValue(record, field), words);

type TypedField = Pick<ListedField, "type" | "attributes">;

/** A field's value in one line; "" if it is empty. */
export function valueText(field: TypedField, value: unknown, words: CellTexts): string {
  if (isEmptyValue(value)) return "";
  const { format, nameOf, yes, unknown } = words;
  const { type, attributes } = field;
  switch (type) {
    case "user":
      return nameOf(String(value)) ?? unknown;
    case "currency":
      return format.money(Number(value), ...moneyOf(field));
    case "number":
      return format.number(Number(value));
    case "percent":
      return `${format.number(Number(value))}%`;
    case "date":
      return format.day(String(value));
    case "date-time":
      return format.date(String(value));
    case "checkbox":
      return value === true ? yes : "";
    case "select":
    case "multi-select":
      return [value]
        .flat()
        .map((one) => labelIn(attributes, String(one)) ?? unknown)
        .join(", ");
    default:
      return plainText(type, value, format);
  }
}

const labelIn = ({ options = [], removed_options = [] }: ListedField["attributes"], value: string) =>
  [...options, ...removed_options].find((option: FieldOption) => option.value === value)?.label;

function plainText(type: ListedField["type"], value: unknown, format: Format): string {
  const phone = type === "phone-number" && asPhone(value);
  if (phone) return format.phone(phone);
  const name = type === "name" && asPersonName(value);
  if (name) return fullName(name);
  const reference = type === "many-to-one" && asReference(value);
  if (reference) return reference.label;
  if (typeof value === "object" && value !== null) return named(value);
  return String(value);
}

/** A deal type has a name, a stage a label. */
const named = (value: object): string => {
  const { name, label } = value as { name?: unknown; label?: unknown };
  return String(name ?? label ?? "");
};
