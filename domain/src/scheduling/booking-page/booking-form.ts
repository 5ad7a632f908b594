import { z } from "zod";
import { AnswerValue } from "../../forms/answer/answer-value";
import { formsIssues } from "../../forms/forms-issues";
import { DEFAULT_LABELS } from "../../forms/question/default-labels";
import {
  type AskedType,
  hasOptions,
  isAsked,
  isFreeEmailConsent,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  QUESTION_TYPES,
  type Question,
  questionFields,
} from "../../forms/question/question";
import { ShowIf } from "../../forms/question/show-if";
import { sharedIssues } from "../../shared/shared-issues";
import { Line, Lines, Token } from "../../shared/value";

/** docs/product/forms.md#question-types. */
export const FORM_FIELD_TYPES = QUESTION_TYPES.filter(isAsked);
export type FormFieldType = AskedType;

/** Names whose answers go to the invitee, the note or the company instead of the questions and answers. */
export const RESERVED_NAMES = ["name", "email", "reason", "note", "phone", "company", "consent"] as const;

/** A question as a booking page stores it: options have no labels of their own. */
export const FormField = z
  .object({
    ...questionFields,
    name: z.string().regex(/^[\w-]{1,64}$/, sharedIssues.shortId),
    label: Line(200).min(1, sharedIssues.question),
    type: z.enum(FORM_FIELD_TYPES),
    description: Lines(500).default(""),
    /** The options of a dropdown, radio or checkbox question. */
    options: z.array(Line(200).min(1)).max(MAX_OPTIONS).default([]),
  })
  .refine(({ type, options }) => !hasOptions(type) || options.length > 0, {
    path: ["options"],
    message: sharedIssues.options,
  })
  .refine(isFreeEmailConsent, { path: ["required"], message: formsIssues.requiredEmailConsent });
export type FormField = z.infer<typeof FormField>;

/** Converts a page's stored question to the question that is asked or edited. */
export function toQuestion({ name, label, type, options = [], ...field }: z.input<typeof FormField>): Question {
  return {
    ...{ name, label, type, required: field.required ?? false, description: field.description ?? "" },
    ...{ placeholder: field.placeholder ?? "", unit: field.unit ?? "", use_nicerating: field.use_nicerating ?? false },
    ...{ url: field.url ?? "", agreed_value: field.agreed_value ?? "" },
    customer_journey_data_consent: field.customer_journey_data_consent ?? false,
    email_consent: field.email_consent ?? "none",
    rating_max: field.rating_max ?? 5,
    ...{
      file_kinds: field.file_kinds ?? [],
      max_files: field.max_files ?? 1,
      max_megabytes: field.max_megabytes ?? 10,
    },
    show_if: field.show_if ? ShowIf.parse(field.show_if) : null,
    options: options.map((option) => ({ value: option, label: option })),
  };
}

/** Converts a question to its stored form, which keeps only the label of each option. */
export const toFormField = ({ options, ...question }: Question): FormField =>
  FormField.parse({ ...question, options: options.map(({ label }) => label) });

export const BookingForm = z
  .array(FormField)
  .max(MAX_QUESTIONS)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, sharedIssues.nameTwice);
export type BookingForm = z.infer<typeof BookingForm>;

/**
 * A required name (docs/product/forms.md#default-form). The page itself always asks for an e-mail address: the
 * confirmation goes there.
 */
export const DEFAULT_FORM: BookingForm = [
  FormField.parse({ name: "name", label: DEFAULT_LABELS.name.ko, type: "shortText", required: true }),
];

/** The form with a phone number that has to be given, as Kakao reminders and calls need it. */
export function withRequiredPhone(form: readonly FormField[], label: string = DEFAULT_LABELS.phone.ko): FormField[] {
  const known = form.some(({ name }) => name === "phone");
  if (!known) return [...form, FormField.parse({ name: "phone", label, type: "tel", required: true })];
  return form.map((field) => (field.name === "phone" ? { ...field, required: true } : field));
}

/** What was answered, by the question's name. */
export const Answers = z.array(z.object({ name: Token(64), value: AnswerValue })).max(MAX_QUESTIONS);
export type Answers = z.infer<typeof Answers>;
