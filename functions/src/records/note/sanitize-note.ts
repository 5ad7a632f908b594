import type { NoteBody } from "@dure/domain/records/note/api";
import type { NoteContent } from "@dure/domain/records/note/note";
import { NoteText } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { checkValue } from "@dure/domain/shared/check-value";
import { AppError } from "@dure/domain/shared/error";
import sanitizeHtml from "sanitize-html";
import { plainText } from "../../platform/html/plain-text";
import { RICH_TEXT_TAGS } from "../../platform/html/rich-text-tags";

const ALLOWED: sanitizeHtml.IOptions = {
  // A mention, with the id of the member (domain/src/records/note/mentions.ts).
  allowedTags: [...RICH_TEXT_TAGS, "span"],
  allowedAttributes: { a: ["href", "rel"], span: ["data-mention"] },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "span" && !/^[\w-]{1,128}$/.test(attribs["data-mention"] ?? "") ? "excludeTag" : false,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "noopener noreferrer nofollow" } }),
  },
};

/**
 * The content that a note keeps. Of HTML it keeps paragraphs, lists, headings, emphasis and links; scripts, styles,
 * images and everything else are left out.
 * @throws BAD_REQUEST if nothing remains, or if the text of the HTML is no valid note text
 */
export function sanitizeNote({ text, html, images }: NoteBody): NoteContent {
  if (html === undefined) return { text, images };
  const formatted = sanitizeHtml(html, ALLOWED).trim();
  const plain = checkValue(NoteText, plainText(formatted).trim(), "body.html");
  if (plain !== "") return { text: plain, formatted, images };
  if (images.length > 0) return { text: "", images };
  const message = recordsTexts.requiredField;
  throw new AppError("BAD_REQUEST", message, [{ path: "body.html", message }]);
}
