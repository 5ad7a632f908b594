import { emailTexts } from "@dure/domain/email/texts";
import { AppError } from "@dure/domain/shared/error";
import { convert } from "html-to-text";
import sanitizeHtml from "sanitize-html";

/** A link may also lead where a meeting is moved. */
const LINK = /^(https?:\/\/|mailto:|tel:)/i;
const LINK_VARIABLE = /^\{\{\s*reschedule_link\s*\}\}$/;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "strong",
    "em",
    "u",
    "s",
    "a",
    "ul",
    "ol",
    "li",
    "h1",
    "h2",
    "h3",
    "blockquote",
    "hr",
    "span",
  ],
  allowedAttributes: { a: ["href"], span: ["data-variable"] },
  // Addresses are looked at below: a variable has no scheme.
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
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/** A template's content as it is kept. @throws BAD_REQUEST when no text remains */
export function cleanContent(html: string, path = "body.content"): string {
  const clean = cleanHtml(html);
  if (plainText(clean).trim() !== "") return clean;
  throw new AppError("BAD_REQUEST", emailTexts.contentRequired, [{ path, message: emailTexts.contentRequired }]);
}

/** The same as plain text, for mail programs and people who prefer it. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
    ],
  });
