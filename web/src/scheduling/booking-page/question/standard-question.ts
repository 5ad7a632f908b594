import { FormField, type FormFieldType } from "@dure/domain/scheduling/booking-page/booking-form";

/** The questions that a page asks at most once. The page asks for the e-mail address by itself. */
export const STANDARD_QUESTIONS = ["name", "phone", "company", "reason", "note", "consent"] as const;
export type StandardQuestion = (typeof STANDARD_QUESTIONS)[number];

export const isStandardQuestion = (name: string): name is StandardQuestion =>
  STANDARD_QUESTIONS.some((one) => one === name);

const TYPES: Record<StandardQuestion, FormFieldType> = {
  name: "shortText",
  phone: "tel",
  company: "shortText",
  reason: "longText",
  note: "longText",
  consent: "consent",
};

export const newStandardQuestion = (name: StandardQuestion, label: string): FormField =>
  FormField.parse({ name, label, type: TYPES[name], required: name === "name" || name === "consent" });
