import type { QuestionType } from "@dure/domain/forms/question/question";
import type { Field, FieldType } from "@dure/domain/records/field/field";

/** Of which records the fields can take answers; companies and contacts are made beside the lead or deal. */
export const LINKABLE_ENTITIES = ["lead", "company", "contact"] as const;

/** What a field asks when it becomes a question; the other kinds of fields can't hold an answer. */
const ASKS: Partial<Record<FieldType, QuestionType>> = {
  text: "shortText",
  textarea: "longText",
  name: "shortText",
  url: "shortText",
  email: "email",
  "phone-number": "tel",
  number: "number",
  currency: "number",
  percent: "number",
  select: "dropdown",
  "multi-select": "checkbox",
  checkbox: "consent",
};

/** The kinds of fields that can hold an answer to each kind of question. */
const HOLD: Record<QuestionType, readonly FieldType[]> = {
  shortText: ["text", "textarea", "url", "name"],
  longText: ["text", "textarea"],
  email: ["email", "text"],
  tel: ["phone-number", "text"],
  number: ["number", "currency", "percent"],
  dropdown: ["select", "text"],
  radio: ["select", "text"],
  checkbox: ["multi-select", "text"],
  consent: ["checkbox", "text"],
  note: [],
};

/** What the product fills by itself. */
const OWN = ["system"];

export const questionTypeOf = (field: Pick<Field, "type" | "category">): QuestionType | undefined =>
  OWN.includes(field.category) ? undefined : ASKS[field.type];

export const canHold = (field: Pick<Field, "type" | "category">, type: QuestionType): boolean =>
  !OWN.includes(field.category) && HOLD[type].includes(field.type);
