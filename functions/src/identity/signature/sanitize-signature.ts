import sanitizeHtml from "sanitize-html";
import { plainText } from "../../platform/html/plain-text";
import { RICH_TEXT_TAGS } from "../../platform/html/rich-text-tags";
import type { Signature } from "../../platform/mail/signature";

const LINK = /^(https?:\/\/|mailto:)/i;
const IMAGE = /^https:\/\//i;
const PIXELS = /^\d{1,4}$/;

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS, "img"],
  allowedAttributes: { a: ["href"], img: ["src", "alt", "width", "height"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({ tagName, attribs: LINK.test(href.trim()) ? { href: href.trim() } : {} }),
    img: (tagName, { src = "", alt = "", width = "", height = "" }) => ({
      tagName,
      attribs: {
        src: src.trim(),
        alt,
        ...(PIXELS.test(width) && { width }),
        ...(PIXELS.test(height) && { height }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !IMAGE.test(attribs.src ?? ""),
};

/**
 * Sanitizes a signature for mails: keeps paragraphs, lists, emphasis, links and pictures from the web, and removes
 * scripts, styles and anything else that was pasted. A signature without text and pictures becomes empty.
 */
export function sanitizeSignature(sign: string): Signature {
  const html = sanitizeHtml(sign, ALLOWED).trim();
  const text = plainText(html).trim();
  return text !== "" || html.includes("<img ") ? { html, text } : { html: "", text: "" };
}
