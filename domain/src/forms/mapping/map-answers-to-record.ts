import type { FieldSet } from "../../records/field/custom-field";
import type { MappedValues } from "../../records/incoming/incoming";
import type { RecordKind } from "../../records/record/entity";
import { type CrmRecord, FIELD_VALUES } from "../../records/record/record";
import { splitName } from "../../records/record/split-name";
import { type AnsweredForm, mapAnswersToCustomFields, phoneFromAnswer } from "./map-answers-to-custom-fields";

type Answer = NonNullable<AnsweredForm["q_a"]>[number]["value"];

const line = (answer: Answer): string =>
  typeof answer === "boolean" ? "" : [answer].flat().join(", ").replaceAll(/\s+/g, " ").trim();

const text = (id: keyof typeof FIELD_VALUES) => (answer: Answer) => ({ [id]: line(answer) });
const phone = (id: "phone_number" | "phone" | "tel" | "fax") => (answer: Answer) => ({
  [id]: phoneFromAnswer(line(answer)),
});

/**
 * Converters from answers to standard fields; other fields cannot be mapped (docs/product/forms.md#mapping-to-fields).
 */
const READERS: Record<RecordKind, Record<string, (answer: Answer) => Partial<CrmRecord>>> = {
  lead: {
    deal_name: text("deal_name"),
    name: (answer) => splitName(line(answer)),
    email: text("email"),
    phone_number: phone("phone_number"),
    incoming_source: text("incoming_source"),
    contract_amount: (answer) => ({ contract_amount: Number(line(answer).replaceAll(",", "")) }),
    close_date: text("close_date"),
  },
  company: { name: text("name"), url: text("url"), address: text("address") },
  contact: {
    name: (answer) => splitName(line(answer)),
    email: text("email"),
    phone: phone("phone"),
    tel: phone("tel"),
    fax: phone("fax"),
    role: text("role"),
    department: text("department"),
  },
};

/**
 * Maps a form's answers to a kind of record. `form_field_mapping` names kind and field, such as `company:name`; a
 * lead's `company` and `contact` mean their names. Values that do not fit are skipped: a visitor cannot be asked again.
 */
export function mapAnswersToRecord(
  kind: RecordKind,
  { q_a = [], form_field_mapping = {} }: AnsweredForm,
  fields: FieldSet,
): MappedValues {
  const mapping = Object.fromEntries(
    Object.entries(form_field_mapping).flatMap(([name, path]) => {
      const field = fieldIn(kind, path);
      return field === undefined ? [] : [[name, field]];
    }),
  );
  const values = q_a.flatMap(({ name, value }) => Object.entries(READERS[kind][mapping[name] ?? ""]?.(value) ?? {}));
  return {
    values: Object.fromEntries(values.filter(([id, value]) => holds(kind, id, value))),
    custom: mapAnswersToCustomFields({ q_a, form_field_mapping: mapping }, fields),
  };
}

function fieldIn(kind: RecordKind, path: string): string | undefined {
  if (path === `lead:${kind}`) return "name";
  return path.startsWith(`${kind}:`) ? path.slice(kind.length + 1) : undefined;
}

/** Whether a field accepts a value. A contact's name has two fields, a company's one. */
function holds(kind: RecordKind, id: string, value: unknown): boolean {
  if (value === "" || value === null || (kind !== "company" && id === "name")) return false;
  return FIELD_VALUES[id as keyof typeof FIELD_VALUES]?.safeParse(value).success ?? false;
}
