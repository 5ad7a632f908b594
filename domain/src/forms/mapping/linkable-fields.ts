import type { Field, FieldType } from "../../records/field/field";
import type { AskedType, QuestionType } from "../question/question";

/** The records whose fields can take answers; companies and contacts are created along with the lead or deal. */
export const LINKABLE_ENTITIES = ["lead", "company", "contact"] as const;

/** The question type for each field type that becomes a question; other fields can't hold an answer. */
const ASKS: Partial<Record<FieldType, AskedType>> = {
  text: "shortText",
  textarea: "longText",
  name: "shortText",
  url: "url",
  email: "email",
  "phone-number": "tel",
  number: "number",
  currency: "number",
  percent: "number",
  select: "dropdown",
  "multi-select": "checkbox",
  checkbox: "consent",
  date: "date",
};

/** The kinds of fields that can hold an answer to each kind of question. */
const HOLD: Record<QuestionType, readonly FieldType[]> = {
  shortText: ["text", "textarea", "url", "name"],
  longText: ["text", "textarea"],
  email: ["email", "text"],
  tel: ["phone-number", "text"],
  url: ["url", "text"],
  number: ["number", "currency", "percent"],
  date: ["date", "text"],
  rating: ["number", "text"],
  dropdown: ["select", "text"],
  radio: ["select", "text"],
  checkbox: ["multi-select", "text"],
  consent: ["checkbox", "text"],
  file: [],
  note: [],
  step: [],
};

type Linkable = Pick<Field, "type" | "category" | "attributes">;

export const questionTypeOf = (field: Linkable) => (takesAnswers(field) ? ASKS[field.type] : undefined);

export const canHold = (field: Linkable, type: QuestionType): boolean =>
  takesAnswers(field) && HOLD[type].includes(field.type);

/**
 * System fields are filled by the product. A unique field could not keep an answer that another visitor gave before
 * (docs/product/records-submissions.md#making-the-lead).
 */
const takesAnswers = ({ category, attributes }: Linkable): boolean => category !== "system" && !attributes.unique;
