import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import sanitizeHtml from "sanitize-html";
import { plainText } from "../../platform/html/plain-text";
import { RICH_TEXT_TAGS } from "../../platform/html/rich-text-tags";

/** A link may also be the variable that leads to rescheduling a meeting. */
const LINK = /^(https?:\/\/|mailto:|tel:)/i;
const LINK_VARIABLE = /^\{\{\s*reschedule_link\s*\}\}$/;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS, "span"],
  allowedAttributes: { a: ["href"], span: ["data-variable"] },
  // `a` checks the links itself, since a variable has no scheme.
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: LINK.test(href.trim()) || LINK_VARIABLE.test(href.trim()) ? { href: href.trim() } : {},
    }),
  },
};

/**
 * The HTML that mails may hold: paragraphs, lists, headings, emphasis and links. Scripts, styles, images and whatever
 * else an editor or a paste brings are left out.
 */
export const sanitizeMailHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/** A template's content as it is kept. @throws BAD_REQUEST when no text remains */
export function sanitizeContent(html: string, path = "body.content"): string {
  const clean = sanitizeMailHtml(html);
  if (plainText(clean).trim() !== "") return clean;
  throw new AppError("BAD_REQUEST", emailTexts.contentRequired, [{ path, message: emailTexts.contentRequired }]);
}
