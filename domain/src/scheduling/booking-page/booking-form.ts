import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Line, Lines, WebUrl } from "../../shared/value";
import { OWN_LABELS } from "../../forms/question/own-questions";

/** docs/product/forms.md#question-types. */
export const FORM_FIELD_TYPES = [
  "shortText",
  "longText",
  "email",
  "tel",
  "number",
  "dropdown",
  "radio",
  "checkbox",
  "consent",
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** Names whose answers go to the invitee, the note or the company instead of the questions and answers. */
export const RESERVED_NAMES = ["name", "email", "reason", "note", "phone", "company", "consent"] as const;

export const MAX_FORM_FIELDS = 50;
const MAX_OPTIONS = 100;
const MAX_ANSWER = 5_000;

/** A question of a page's form. */
export const FormField = z
  .object({
    name: z.string().regex(/^[\w-]{1,64}$/, sharedIssues.shortId),
    label: Line(200).min(1, sharedIssues.question),
    type: z.enum(FORM_FIELD_TYPES),
    required: z.boolean().default(false),
    placeholder: Line(200).default(""),
    description: Lines(500).default(""),
    /** What a number is counted in. */
    unit: Line(20).default(""),
    /** Of a dropdown, a radio or a checkbox. */
    options: z.array(Line(200).min(1)).max(MAX_OPTIONS).default([]),
    /** The company is looked up by its name. */
    use_nicerating: z.boolean().default(false),
    /** Of a consent: the text that is agreed to. */
    url: z.union([z.literal(""), WebUrl]).default(""),
    customer_journey_data_consent: z.boolean().default(false),
    /** What a consent is kept as once it is given. */
    agreed_value: Line(200).default(""),
  })
  .refine(({ type, options }) => !hasOptions(type) || options.length > 0, {
    path: ["options"],
    message: sharedIssues.options,
  });
export type FormField = z.infer<typeof FormField>;

export const hasOptions = (type: FormFieldType): boolean => ["dropdown", "radio", "checkbox"].includes(type);

export const BookingForm = z
  .array(FormField)
  .max(MAX_FORM_FIELDS)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, sharedIssues.nameTwice);
export type BookingForm = z.infer<typeof BookingForm>;

/**
 * A required name (docs/product/forms.md#default-form). The page itself always asks for an e-mail address: the
 * confirmation goes there.
 */
export const DEFAULT_FORM: BookingForm = [
  FormField.parse({ name: "name", label: OWN_LABELS.name.ko, type: "shortText", required: true }),
];

/** The form with a phone number that has to be given, as Kakao reminders and calls need it. */
export function withRequiredPhone(form: readonly FormField[], label: string = OWN_LABELS.phone.ko): FormField[] {
  const known = form.some(({ name }) => name === "phone");
  if (!known) return [...form, FormField.parse({ name: "phone", label, type: "tel", required: true })];
  return form.map((field) => (field.name === "phone" ? { ...field, required: true } : field));
}

/** What was answered, by the question's name; a checkbox has several answers, a consent is true or false. */
export const Answers = z
  .array(
    z.object({
      name: z.string().max(64),
      value: z.union([
        z.string().max(MAX_ANSWER),
        z.array(z.string().max(200)).max(MAX_OPTIONS),
        z.number(),
        z.boolean(),
      ]),
    }),
  )
  .max(MAX_FORM_FIELDS);
export type Answers = z.infer<typeof Answers>;
