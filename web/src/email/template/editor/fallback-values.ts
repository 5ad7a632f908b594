import type { TemplateBody } from "@dure/domain/email/template/template";
import { MEETING_VARIABLES } from "@dure/domain/email/variable/variable";

const BLANK = Object.fromEntries(MEETING_VARIABLES.map((variable) => [variable, ""]));

export const NEW_TEMPLATE: TemplateBody = {
  name: "",
  subject: "",
  preview_text: "",
  block: null,
  content: "",
  fallbacks: {},
};

/** The form's values: every variable has a fallback, empty if unset. */
export const toForm = ({ name, subject, preview_text, content, fallbacks }: TemplateBody): TemplateBody => ({
  name,
  subject,
  preview_text,
  block: null,
  content,
  fallbacks: { ...BLANK, ...fallbacks },
});

/** The template of the form's values, without empty fallbacks. */
export const fromForm = ({ fallbacks, ...body }: TemplateBody): TemplateBody => ({
  ...body,
  fallbacks: Object.fromEntries(Object.entries(fallbacks).filter(([, value]) => value.trim() !== "")),
});

/** The fallbacks that the form watches, as texts: one that is not mounted yet has none. */
export const texts = (fallbacks: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fallbacks).map(([variable, text]) => [variable, text ?? ""]));
