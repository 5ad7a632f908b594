import type { Option, Question, QuestionType } from "../router/form";
import { formTypeOf, type RouterBody } from "../router/router";
import type { LogicFieldType } from "./serialized-logic";

/** A question by whose answer leads can be led; `options` are those of a choice. */
export type RoutableField = {
  readonly name: string;
  readonly label: string;
  readonly type: LogicFieldType;
  readonly options: readonly Option[];
};

/** A question of several choices is a select whose answer is a list; a note asks nothing. */
const FIELD_TYPES: Readonly<Record<QuestionType, LogicFieldType | null>> = {
  shortText: "string",
  longText: "string",
  email: "string",
  tel: "string",
  number: "number",
  dropdown: "select",
  radio: "select",
  checkbox: "multiSelect",
  consent: "checkbox",
  note: null,
};

export const fieldTypeOf = (type: QuestionType): LogicFieldType | null => FIELD_TYPES[type];

type Asked = Pick<Question, "name" | "label" | "type" | "options">;

/** The questions of a router's own form, or the inputs of the website's, that it can route by. */
export function routableFields(body: Pick<RouterBody, "form" | "form_selector" | "metadata">): RoutableField[] {
  const asked: Asked[] =
    formTypeOf(body) === "custom" ? body.form.components : [...contactInputs(body), ...body.metadata.mappings.fields];
  return asked.flatMap(({ name, label, type, options }) => {
    const fieldType = fieldTypeOf(type);
    return fieldType === null || name === "" ? [] : [{ name, label: label || name, type: fieldType, options }];
  });
}

function contactInputs({ metadata: { mappings } }: Pick<RouterBody, "metadata">): Asked[] {
  const own = new Set(mappings.fields.map(({ name }) => name));
  const { firstName, lastName, fullName, email, phone, company } = mappings;
  const named = [...new Set([fullName, lastName, firstName, email, phone, company])];
  return named
    .filter((name) => name !== null && !own.has(name))
    .map((name) => ({ name: name ?? "", label: name ?? "", type: "shortText" as const, options: [] }));
}

const PREFERENCE: readonly LogicFieldType[] = ["checkbox", "select", "multiSelect", "number", "string"];

/** Of what the first condition is made: what is easiest to tell apart comes first. */
export function preferredField<Field extends Pick<RoutableField, "type">>(fields: readonly Field[]): Field | undefined {
  return fields.toSorted((one, other) => PREFERENCE.indexOf(one.type) - PREFERENCE.indexOf(other.type))[0];
}
