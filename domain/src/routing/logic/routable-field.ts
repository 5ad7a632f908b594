import type { Option, Question, QuestionType } from "../../forms/question/question";
import { formTypeOf, type RouterBody } from "../router/router";
import type { LogicFieldType } from "./serialized-logic";

/** A question that rules can test; `options` belong to choice questions. */
export type RoutableField = {
  readonly name: string;
  readonly label: string;
  readonly type: LogicFieldType;
  readonly options: readonly Option[];
};

/** The logic type per question type. A multiple-choice question is a select with a list as answer; files, notes and steps have none. */
const FIELD_TYPES: Readonly<Record<QuestionType, LogicFieldType | null>> = {
  shortText: "string",
  longText: "string",
  email: "string",
  tel: "string",
  url: "string",
  number: "number",
  date: "string",
  rating: "number",
  dropdown: "select",
  radio: "select",
  checkbox: "multiSelect",
  consent: "checkbox",
  file: null,
  note: null,
  step: null,
};

export const fieldTypeOf = (type: QuestionType): LogicFieldType | null => FIELD_TYPES[type];

type LabelledInput = Pick<Question, "name" | "label" | "type" | "options">;

/** The fields that a router can test: questions of its own form, or inputs of a website's form. */
export function routableFields(body: Pick<RouterBody, "form" | "form_selector" | "metadata">): RoutableField[] {
  const asked: LabelledInput[] =
    formTypeOf(body) === "custom" ? body.form.components : [...contactInputs(body), ...body.metadata.mappings.fields];
  return asked.flatMap(({ name, label, type, options }) => {
    const fieldType = fieldTypeOf(type);
    return fieldType === null || name === "" ? [] : [{ name, label: label || name, type: fieldType, options }];
  });
}

function contactInputs({ metadata: { mappings } }: Pick<RouterBody, "metadata">): LabelledInput[] {
  const own = new Set(mappings.fields.map(({ name }) => name));
  const { firstName, lastName, fullName, email, phone, company } = mappings;
  const named = [...new Set([fullName, lastName, firstName, email, phone, company])];
  return named
    .filter((name) => name !== null && !own.has(name))
    .map((name) => ({ name: name ?? "", label: name ?? "", type: "shortText" as const, options: [] }));
}

const PREFERENCE: readonly LogicFieldType[] = ["checkbox", "select", "multiSelect", "number", "string"];

/** The field for the first condition: types with distinct values come first. */
export function preferredField<Field extends Pick<RoutableField, "type">>(fields: readonly Field[]): Field | undefined {
  return fields.toSorted((one, other) => PREFERENCE.indexOf(one.type) - PREFERENCE.indexOf(other.type))[0];
}
