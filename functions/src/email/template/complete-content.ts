import { documentToHtml } from "@dure/domain/email/document/document-to-html";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { htmlToDocument } from "@dure/domain/email/document/html-to-document";
import type { MailContent } from "@dure/domain/email/template/template";
import { sanitizeContent } from "./sanitize-content";

/**
 * A mail with both its forms: HTML is made from the document, or the document from HTML where a client sends no other.
 * @throws BAD_REQUEST when neither has any text
 */
export function completeContent<T extends MailContent>(body: T, path = "body"): T & { block: EmailDocument } {
  if (body.block) return { ...body, block: body.block, content: documentToHtml(body.block) };
  const content = sanitizeContent(body.content, `${path}.content`);
  return { ...body, block: htmlToDocument(content, body.fallbacks), content };
}
