import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue } from "../../../field/values/field-value";
import { optionOf } from "../../../field/values/option-of";

/**
 * The chosen options with their colors; undefined if no option of the field has one, since they are then shown as text.
 */
export function coloredOptions(subject: RecordView | undefined, field: ListedField) {
  if (!field.attributes.options?.some(({ color }) => color)) return undefined;
  const values = subject ? [fieldValue(subject, field)].flat() : [];
  return values.map((value) => {
    const { label, color = "gray" } = optionOf(field.attributes, String(value));
    return { value: String(value), label, color };
  });
}
