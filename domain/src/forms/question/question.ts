import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { Line, Lines, WebUrl } from "../../shared/value";
import { formsIssues } from "../forms-issues";
import { FILE_KINDS } from "../upload/file-kinds";
import { QuestionName } from "./question-name";
import { ShowIf } from "./show-if";

/** docs/product/forms.md#question-types. A note shows a text, a step begins a page; neither has an answer. */
export const QUESTION_TYPES = [
  "shortText",
  "longText",
  "email",
  "tel",
  "url",
  "number",
  "date",
  "rating",
  "dropdown",
  "radio",
  "checkbox",
  "file",
  "note",
  "consent",
  "step",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The types that ask for an answer. */
export type AskedType = Exclude<QuestionType, "note" | "step">;
export const isAsked = (type: QuestionType): type is AskedType => type !== "note" && type !== "step";

export const MAX_QUESTIONS = 50;
export const MAX_OPTIONS = 100;
/** The most files that a question can take, and their size. */
export const MAX_FILES = 10;
export const MAX_MEGABYTES = 50;
/** Maximum characters of one answer. */
export const MAX_ANSWER_LENGTH = 5_000;

/** A choice; rules compare its value. */
export const Option = z.object({ value: Line(200).min(1), label: Line(200).min(1) });
export type Option = z.infer<typeof Option>;

export const hasOptions = (type: QuestionType): boolean => ["dropdown", "radio", "checkbox"].includes(type);

/** `night`: marketing mails also between 21:00 and 08:00, which Korea's law asks for by itself. */
export const EmailConsentKind = z.enum(["none", "marketing", "night"]);
export type EmailConsentKind = z.infer<typeof EmailConsentKind>;

/** The parts of a question that booking pages and routers share. They differ in lengths, names and options. */
export const questionFields = {
  required: z.boolean().default(false),
  placeholder: Line(200).default(""),
  /** The unit of a number. */
  unit: Line(20).default(""),
  /** Look up the company by name in the registry. */
  use_nicerating: z.boolean().default(false),
  /** The link to the text of a consent. */
  url: z.union([z.literal(""), WebUrl]).default(""),
  customer_journey_data_consent: z.boolean().default(false),
  /** What a consent agrees to receive by e-mail. */
  email_consent: EmailConsentKind.default("none"),
  /** The stored value of a given consent. */
  agreed_value: Line(200).default(""),
  /** The best rating; the worst is 1. */
  rating_max: z.int().min(3).max(10).default(5),
  /** The kinds of files that the question accepts; if empty, all but programs. */
  file_kinds: z.array(z.enum(FILE_KINDS)).max(FILE_KINDS.length).default([]),
  max_files: z.int().min(1).max(MAX_FILES).default(1),
  /** The size limit of one file. */
  max_megabytes: z.int().min(1).max(MAX_MEGABYTES).default(10),
  /** Null: it is always shown. */
  show_if: ShowIf.nullable().default(null),
};

/** Consent to marketing mails counts only if it is given freely (docs/product/forms.md#consent). */
export const isFreeEmailConsent = ({
  required,
  email_consent,
}: {
  required: boolean;
  email_consent: EmailConsentKind;
}) => !required || email_consent === "none";

/** A question. Routers store it as it is; booking pages store options without labels (scheduling/booking-page/booking-form.ts). */
export const Question = z
  .object({
    ...questionFields,
    name: QuestionName,
    label: Line(300).min(1, sharedIssues.question),
    type: z.enum(QUESTION_TYPES),
    description: Lines(1000).default(""),
    options: z.array(Option).max(MAX_OPTIONS).default([]),
  })
  .refine(({ type, options }) => !hasOptions(type) || options.length > 0, {
    path: ["options"],
    message: sharedIssues.options,
  })
  .refine(({ options }) => new Set(options.map(({ value }) => value)).size === options.length, {
    path: ["options"],
    message: formsIssues.optionTwice,
  })
  .refine(isFreeEmailConsent, { path: ["required"], message: formsIssues.requiredEmailConsent });
export type Question = z.infer<typeof Question>;
