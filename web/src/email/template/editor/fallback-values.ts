import type { EmailDocument } from "@dure/domain/email/document/email-document";
import type { TemplateBody } from "@dure/domain/email/template/template";

export const EMPTY_DOCUMENT: EmailDocument = {
  type: "doc",
  content: [{ type: "paragraph", attrs: { textAlign: null } }],
};

export const NEW_TEMPLATE: TemplateBody = {
  name: "",
  subject: "",
  preview_text: "",
  block: EMPTY_DOCUMENT,
  content: "",
  fallbacks: {},
  attachments: [],
};

/** The form's values. `content` is left empty: the HTML is made from the document. */
export const toForm = ({ name, subject, preview_text, block, fallbacks, attachments }: TemplateBody): TemplateBody => ({
  name,
  subject,
  preview_text,
  block,
  content: "",
  fallbacks,
  attachments,
});

/** The template of the form's values, without empty fallbacks. */
export const fromForm = ({ fallbacks, ...body }: TemplateBody): TemplateBody => ({
  ...body,
  fallbacks: withTexts(fallbacks),
});

/** The fallbacks that have a text; a field that is not mounted yet has none. */
export const withTexts = (fallbacks: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fallbacks).flatMap(([variable, text = ""]) => (text.trim() === "" ? [] : [[variable, text]])),
  );
