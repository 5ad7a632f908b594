import { type Brand, DEFAULT_BRAND } from "@dure/domain/email/brand/brand";
import { isLinkTarget } from "@dure/domain/email/document/document-values";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { renderDocument } from "@dure/domain/email/document/render-document";
import { allFallbacks } from "@dure/domain/email/template/assert-mail";
import type { MailContent } from "@dure/domain/email/template/template";
import { fillVariables, LINK_VARIABLES, type Values } from "@dure/domain/email/variable/variable";
import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import type { Locale } from "@dure/domain/shared/text";
import { type Signature, signatureHtml, signatureText } from "../../platform/mail/signature";

type Content = MailContent & { block: EmailDocument };
type Look = { locale: Locale; brand?: Brand; signature?: Signature | undefined };

/**
 * A mail written from a template, with its sender's signature below. A visitor's input is text and never becomes HTML.
 */
export function templateMail(mail: Content, given: Values, { locale, brand = DEFAULT_BRAND, signature }: Look) {
  const values = withoutWrongLinks(given);
  const fallbacks = allFallbacks(mail);
  const fillLine = (text: string) => fillVariables(text, values, fallbacks).replaceAll(/\s+/g, " ").trim();
  const { html, text } = renderDocument(mail.block, {
    locale,
    brand,
    previewText: fillLine(mail.preview_text),
    appendixHtml: signatureHtml(signature),
    present: new Set(Object.keys(values).filter((variable) => values[variable])),
  });
  return {
    // A subject is one line: a line break in a visitor's name must not begin another header.
    subject: fillLine(mail.subject),
    html: fillVariables(html, values, fallbacks, escapeHtml),
    text: fillVariables(text, values, fallbacks) + signatureText(signature),
  };
}

/** A variable may be the target of a link, so a value that is not a safe link target is left out. */
const withoutWrongLinks = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([variable, value = ""]) => !LINK_VARIABLES.includes(variable) || isLinkTarget(value),
    ),
  );
