import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { phoneText } from "@dure/domain/shared/phone";
import { asPhone, fieldValue, isEmptyValue } from "../../../field/values/field-value";
import { type CellTexts, valueText } from "../table/cell-text";

const RAW: ReadonlySet<ListedField["type"]> = new Set(["number", "currency", "percent", "date", "checkbox"]);

/**
 * A value as text for copying and editing. Numbers and days are unformatted, so that a spreadsheet can calculate with
 * them.
 */
export function copiedText(record: RecordView, field: ListedField, words: CellTexts): string {
  const value = fieldValue(record, field);
  if (isEmptyValue(value)) return "";
  if (RAW.has(field.type)) return field.type === "checkbox" ? (value === true ? "True" : "False") : String(value);
  if (field.type === "multi-select" && Array.isArray(value))
    return value.map((one) => valueText(field, [one], words)).join(";");
  const phone = field.type === "phone-number" ? asPhone(value) : undefined;
  return phone ? phoneText(phone) : valueText(field, value, words);
}
