import { type Phone, parsePhoneOnWire } from "../../shared/phone";
import { DEFAULT_DIAL_CODE } from "../../shared/value";
import { activeFields, type CustomField, type FieldSet } from "../field/custom-field";
import { customValueSchema } from "../field/custom-value";

/** A visitor's answer: a checkbox has several, a consent is true once it is given. */
type Answer = string | number | boolean | string[];

/** What a form asked, and which field of the record each answer is kept in, by the question's name. */
export type AnsweredForm = {
  q_a?: readonly { name: string; value: Answer }[];
  form_field_mapping?: Readonly<Record<string, string>>;
};

/**
 * The answers as the values of custom fields, by field id. What a field can't hold is left out, and so is what must be
 * unique: a visitor can't be asked again, and their meeting must have its record.
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

function valueFor({ type, attributes: { options = [] } }: CustomField, answer: Answer): unknown {
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

/**
 * A number that begins with 0 was typed as people call it at home
 * (docs/product/records-submissions.md#phone-numbers-typed-by-visitors).
 */
export const phoneFromAnswer = (text: string): Phone =>
  (text.startsWith("0") ? null : parsePhoneOnWire(text)) ?? { dial_code: DEFAULT_DIAL_CODE, value: text };
