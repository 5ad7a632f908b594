import type { TemplateBody } from "@dure/domain/email/template";
import { VARIABLES } from "@dure/domain/email/variable";

const BLANK = Object.fromEntries(VARIABLES.map((variable) => [variable, ""]));

export const NEW_TEMPLATE: TemplateBody = { name: "", subject: "", content: "", fallbacks: {} };

/** A template for its form, where every variable has a field that may be empty. */
export const toForm = ({ name, subject, content, fallbacks }: TemplateBody): TemplateBody => ({
  name,
  subject,
  content,
  fallbacks: { ...BLANK, ...fallbacks },
});

/** What the form says, without what was left empty. */
export const fromForm = ({ fallbacks, ...body }: TemplateBody): TemplateBody => ({
  ...body,
  fallbacks: Object.fromEntries(Object.entries(fallbacks).filter(([, value]) => value.trim() !== "")),
});
