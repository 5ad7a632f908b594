import { activeFields, type CustomField, type FieldSet } from "../../records/field/custom-field";
import { customValueSchema } from "../../records/field/custom-value";
import { type Phone, readPhone } from "../../shared/phone";
import { DEFAULT_DIAL_CODE } from "../../shared/value";
import type { AnswerValue } from "../answer/answer-value";

/** A form's answers, and the record field of each, by question name. */
export type AnsweredForm = {
  q_a?: readonly { name: string; value: AnswerValue }[];
  form_field_mapping?: Readonly<Record<string, string>>;
};

/**
 * Maps answers to custom fields, by field id. Values that do not fit and unique fields are skipped: a visitor cannot be
 * asked again, and the meeting must get its record.
 */
export function mapAnswersToCustomFields({ q_a = [], form_field_mapping = {} }: AnsweredForm, fields: FieldSet) {
  const known = new Map(activeFields(fields).map((field) => [field.id, field]));
  const values = q_a.flatMap(({ name, value }) => {
    const field = known.get(form_field_mapping[name] ?? "");
    if (!field || field.attributes.unique) return [];
    const { data } = customValueSchema({ ...field, required: false }).safeParse(valueFor(field, value));
    return data === undefined ? [] : [[field.id, data] as const];
  });
  return Object.fromEntries<unknown>(values);
}

function valueFor({ type, attributes: { options = [] } }: CustomField, answer: AnswerValue): unknown {
  if (type === "checkbox") return answer !== false;
  if (typeof answer === "boolean") return undefined;
  const all = Array.isArray(answer) ? answer : [String(answer)];
  const chosen = () => options.filter(({ label, value }) => all.includes(label) || all.includes(value));
  if (type === "number" || type === "currency" || type === "percent") return Number(answer);
  if (type === "select") return chosen()[0]?.value;
  if (type === "multi-select") return chosen().map(({ value }) => value);
  if (type === "phone-number") return phoneFromAnswer(String(answer));
  return all.join(", ");
}

/** A text that is no phone number is kept as it was typed. */
export const phoneFromAnswer = (text: string): Phone =>
  readPhone(text) ?? { dial_code: DEFAULT_DIAL_CODE, value: text };
