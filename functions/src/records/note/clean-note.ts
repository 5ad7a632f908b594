import type { NoteBody } from "@dure/domain/records/note/api";
import type { NoteContent } from "@dure/domain/records/note/note";
import { NoteText } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { checkValue } from "@dure/domain/shared/check-value";
import { AppError } from "@dure/domain/shared/error";
import { convert } from "html-to-text";
import sanitizeHtml from "sanitize-html";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "u", "s", "a", "ul", "ol", "li", "h1", "h2", "h3", "blockquote", "hr"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "noopener noreferrer nofollow" } }),
  },
};

/** The plain text of a formatted note. */
const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
    ],
  }).trim();

/**
 * What a note keeps of what was sent. Of HTML: paragraphs, lists, headings, emphasis and links; scripts, styles, images
 * and everything else are left out.
 * @throws BAD_REQUEST if nothing remains, or if the text of the HTML is no text of a note
 */
export function cleanNote({ text, html, images }: NoteBody): NoteContent {
  if (html === undefined) return { text, images };
  const formatted = sanitizeHtml(html, ALLOWED).trim();
  const plain = checkValue(NoteText, plainText(formatted), "body.html");
  if (plain !== "") return { text: plain, formatted, images };
  if (images.length > 0) return { text: "", images };
  const message = recordsTexts.requiredField;
  throw new AppError("BAD_REQUEST", message, [{ path: "body.html", message }]);
}
