import type { Field, FieldType } from "@dure/domain/records/field/field";
import type { FormFieldType } from "@dure/domain/scheduling/booking-page/booking-form";

/** The kinds of record fields that can hold an answer to each kind of question. */
const HOLD: Record<FormFieldType, readonly FieldType[]> = {
  shortText: ["text", "textarea", "url"],
  longText: ["text", "textarea"],
  email: ["email", "text"],
  tel: ["phone-number", "text"],
  number: ["number", "currency", "percent"],
  dropdown: ["select", "text"],
  radio: ["select", "text"],
  checkbox: ["multi-select", "text"],
  consent: ["checkbox", "text"],
};

/** The fields of a record that may take the answers to a question. */
export const mappableFields = (type: FormFieldType, fields: readonly Field[]): Field[] =>
  fields.filter((field) => field.category === "custom" && HOLD[type].includes(field.type));
