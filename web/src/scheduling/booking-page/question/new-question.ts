import { FormField, type FormFieldType } from "@dure/domain/scheduling/booking-page/booking-form";

/** What may be asked once, since the answer is the invitee's own value or their note. The page asks for the e-mail itself. */
export const OWN_QUESTIONS = ["name", "phone", "company", "reason", "note", "consent"] as const;
export type OwnQuestion = (typeof OWN_QUESTIONS)[number];

export const isOwnQuestion = (name: string): name is OwnQuestion => OWN_QUESTIONS.some((one) => one === name);

const TYPES: Record<OwnQuestion, FormFieldType> = {
  name: "shortText",
  phone: "tel",
  company: "shortText",
  reason: "longText",
  note: "longText",
  consent: "consent",
};

export const newOwnQuestion = (name: OwnQuestion, label: string): FormField =>
  FormField.parse({ name, label, type: TYPES[name], required: name === "name" || name === "consent" });
