import { z } from "zod";
import type { Locale } from "../../shared/text";
import { Line, Lines, WebUrl } from "../../shared/value";
import { FORM_LABELS } from "./form-labels";

/** docs/product/forms.md#question-types. A note says something and asks nothing. */
export const QUESTION_TYPES = [
  "shortText",
  "longText",
  "email",
  "tel",
  "number",
  "dropdown",
  "radio",
  "checkbox",
  "note",
  "consent",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const MAX_QUESTIONS = 50;
export const MAX_OPTIONS = 100;
/** Of one answer. */
export const MAX_ANSWER_LENGTH = 5_000;

/**
 * The name under which an answer is kept: a question's own, or that of the website's input. Firestore keeps names with
 * two underscores at both ends for itself.
 */
export const QuestionName = Line(100)
  .min(1, "Please enter a name.")
  .regex(/^(?!__.*__$)/, "This name can't be used.");

/** What can be chosen; rules compare the value. */
export const Option = z.object({ value: Line(200).min(1), label: Line(200).min(1) });
export type Option = z.infer<typeof Option>;

export const hasOptions = (type: QuestionType): boolean => ["dropdown", "radio", "checkbox"].includes(type);

/** A question of the product's own form. */
export const Question = z
  .object({
    name: QuestionName,
    label: Line(300).min(1, "Please enter a question."),
    type: z.enum(QUESTION_TYPES),
    required: z.boolean().default(false),
    placeholder: Line(200).default(""),
    description: Lines(1000).default(""),
    /** What a number is counted in. */
    unit: Line(20).default(""),
    options: z.array(Option).max(MAX_OPTIONS).default([]),
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
    message: "Please add at least one option.",
  })
  .refine(({ options }) => new Set(options.map(({ value }) => value)).size === options.length, {
    path: ["options"],
    message: "Each option needs a value of its own.",
  });
export type Question = z.infer<typeof Question>;

/** What stands around the questions. */
export const FormMetadata = z.object({
  title: Line(200).default(""),
  description: Lines(2000).default(""),
  /** The page's own word where it is empty. */
  submit_text: Line(60).default(""),
  is_watermark_hidden: z.boolean().default(false),
});
export type FormMetadata = z.infer<typeof FormMetadata>;

export const Form = z.object({
  metadata: FormMetadata.prefault({}),
  components: z
    .array(Question)
    .max(MAX_QUESTIONS)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "Each name may be used once.")
    .default([]),
});
export type Form = z.infer<typeof Form>;

/** What a new form asks: whom to write to. */
export const newForm = (locale: Locale): Form =>
  Form.parse({
    components: [
      { name: "name", label: FORM_LABELS.name[locale], type: "shortText", required: true },
      { name: "email", label: FORM_LABELS.email[locale], type: "email", required: true },
    ],
  });

const pixels = (from: number, to: number) => z.int().min(from).max(to);

export const FORM_SIZES = ["small", "medium", "large", "custom"] as const;

/** How a form looks. The five measures hold for the size `custom`; all are CSS pixels. */
export const FormStyles = z.object({
  size: z.enum(FORM_SIZES).default("medium"),
  titleFontSize: pixels(12, 64).default(24),
  descriptionFontSize: pixels(10, 32).default(14),
  questionFontSize: pixels(10, 32).default(14),
  questionDescriptionFontSize: pixels(10, 32).default(12),
  spacing: pixels(0, 80).default(20),
  buttonSize: z.enum(["small", "medium", "large"]).default("medium"),
  layout: z.enum(["vertical", "horizontal"]).default("vertical"),
  align: z.enum(["left", "center", "right"]).default("left"),
  maxWidth: pixels(280, 1600).default(640),
});
export type FormStyles = z.infer<typeof FormStyles>;

export const HexColor = z.string().regex(/^#[\da-f]{6}$/i, "Must be a color such as #3366ff.");

/**
 * How a form is shown and what a captured one does; all of it is null where nothing is set
 * (docs/product/routing.md#style).
 */
export const Extra = z.object({
  theme: z.enum(["light", "dark"]).default("light"),
  primaryColor: HexColor.nullable().default(null),
  customFormStyles: FormStyles.nullable().default(null),
  /** Where the banner of the shared link lies in the storage: form-banner-images/{team}/{router}-{its own id}/image.png. */
  formBanner: z
    .object({ full_path: z.string().max(300), url: WebUrl })
    .nullable()
    .default(null),
  /** The CSS class of the website's form. */
  cls: Line(200).default(""),
  /** Whether the website's own submit waits for the routing; without it both go their way. */
  intercept: z.boolean().default(true),
  /** Whether the visitor's id and the campaign of the website's address go along. */
  webpageTrack: z.boolean().default(true),
  /** How a captured form opens an outcome's page: over the site, in its place, in a new tab, or by its own function. */
  redirectStrategy: z.enum(["popup", "same-tab", "new-tab", "callback"]).default("popup"),
  /** The name of the website's function that is handed the outcome. */
  redirectCallbackKey: z
    .string()
    .regex(/^[A-Za-z_$][\w$.]{0,99}$|^$/, "Must be the name of a function.")
    .default(""),
});
export type Extra = z.infer<typeof Extra>;
