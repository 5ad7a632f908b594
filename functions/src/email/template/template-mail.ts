import type { MailContent } from "@dure/domain/email/template/template";
import { fillVariables, type Values } from "@dure/domain/email/variable/variable";
import { plainText } from "../../platform/html/plain-text";
import { escapeHtml } from "../../platform/mail/mail-body";
import { type Signature, signatureHtml, signatureText } from "../../platform/mail/signature";
import { cleanHtml } from "./clean-content";

/**
 * A mail written from a template, with its sender's signature below. Values are text wherever they stand: what a visitor
 * enters is never HTML here.
 */
export function templateMail(
  { subject, content, fallbacks }: MailContent,
  values: Values,
  signature?: Signature | undefined,
) {
  // Cleaned again, because a variable's value may be the target of a link, or leave it empty.
  const filled = cleanHtml(fillVariables(content, values, fallbacks, escapeHtml));
  return {
    // A subject is one line; what a visitor's name brings must not begin another header.
    subject: fillVariables(subject, values, fallbacks).replaceAll(/\s+/g, " ").trim(),
    html: `${HEAD}${filled}${signatureHtml(signature)}</div></body></html>`,
    text: plainText(filled) + signatureText(signature),
  };
}

const HEAD =
  '<!doctype html><html><body style="margin:0"><div style="max-width:640px;padding:24px 16px;font-family:-apple-system,Apple SD Gothic Neo,Noto Sans KR,sans-serif;color:#18181b;font-size:15px;line-height:1.6">';
