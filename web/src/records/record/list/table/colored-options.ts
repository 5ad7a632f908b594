import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { fieldValue } from "../../../field/values/field-value";
import { optionOf } from "../../../field/values/option-of";

/** The options that are chosen, with their colours; undefined where none has one, which is text. */
export function coloredOptions(subject: RecordView | undefined, field: ListedField) {
  if (!field.attributes.options?.some(({ color }) => color)) return undefined;
  const values = subject ? [fieldValue(subject, field)].flat() : [];
  return values.map((value) => {
    const { label, color = "gray" } = optionOf(field.attributes, String(value));
    return { value: String(value), label, color };
  });
}
