import { z } from "zod";
import { DEFAULT_LABELS } from "../../forms/question/default-labels";
import { MAX_QUESTIONS, Question } from "../../forms/question/question";
import { HexColor } from "../../shared/color/hex-color";
import { sharedIssues } from "../../shared/shared-issues";
import type { Locale } from "../../shared/text";
import { Line, Lines, Token, WebUrl } from "../../shared/value";
import { routingIssues } from "../routing-issues";

/** What is shown with an outcome's message; empty texts mean the page's default. */
export const ThankYou = z.object({
  title: Line(200).default(""),
  /** The button is only shown if it has an address. */
  button_text: Line(60).default(""),
  button_url: z.union([z.literal(""), WebUrl]).default(""),
  /** Whether the visitor is offered to submit the form once more. */
  can_repeat: z.boolean().default(false),
});
export type ThankYou = z.infer<typeof ThankYou>;

/** Texts around the questions. */
export const FormMetadata = z.object({
  title: Line(200).default(""),
  description: Lines(2000).default(""),
  /** The label of the submit button; empty means the page's default. */
  submit_text: Line(60).default(""),
  is_watermark_hidden: z.boolean().default(false),
  /** Hides the language selection; the form stays in the visitor's own language. */
  is_language_hidden: z.boolean().default(false),
  /** Shows the visitor's progress in a form of several steps. */
  shows_progress: z.boolean().default(true),
  /** Visitors may keep their answers in their browser and go on later (docs/product/forms.md#saved-answers). */
  can_save: z.boolean().default(false),
  /** The page after a submission whose outcome is a message. */
  thank_you: ThankYou.prefault({}),
});
export type FormMetadata = z.infer<typeof FormMetadata>;

export const Form = z.object({
  metadata: FormMetadata.prefault({}),
  components: z
    .array(Question)
    .max(MAX_QUESTIONS)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, sharedIssues.nameTwice)
    .default([]),
});
export type Form = z.infer<typeof Form>;

/** A new form, which asks for the contact's name and address. */
export const newForm = (locale: Locale): Form =>
  Form.parse({
    components: [
      { name: "name", label: DEFAULT_LABELS.name[locale], type: "shortText", required: true },
      { name: "email", label: DEFAULT_LABELS.email[locale], type: "email", required: true },
    ],
  });

const pixels = (from: number, to: number) => z.int().min(from).max(to);

export const FORM_SIZES = ["small", "medium", "large", "custom"] as const;

/** Form styles. The five sizes apply to `custom` only; all are in CSS pixels. */
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

/** Display settings, and settings of captured forms; null if nothing is set (docs/product/routing.md#style). */
export const Extra = z.object({
  theme: z.enum(["light", "dark"]).default("light"),
  primaryColor: HexColor.nullable().default(null),
  customFormStyles: FormStyles.nullable().default(null),
  /** The banner's storage path: form-banner-images/{team}/{router}-{its own id}/image.png. */
  formBanner: z
    .object({ full_path: Token(300), url: WebUrl })
    .nullable()
    .default(null),
  /** The CSS class of the website's form. */
  cls: Line(200).default(""),
  /** Whether the website's own submit waits for the routing; otherwise both run independently. */
  intercept: z.boolean().default(true),
  /** Whether the visitor id and the UTM parameters are sent along. */
  webpageTrack: z.boolean().default(true),
  /** How a captured form opens an outcome: popup, same tab, new tab, or the website's callback. */
  redirectStrategy: z.enum(["popup", "same-tab", "new-tab", "callback"]).default("popup"),
  /** The name of the website's callback function. */
  redirectCallbackKey: z
    .string()
    .regex(/^[A-Za-z_$][\w$.]{0,99}$|^$/, routingIssues.functionName)
    .default(""),
});
export type Extra = z.infer<typeof Extra>;
