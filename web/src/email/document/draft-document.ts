import { EmailDocument } from "@dure/domain/email/document/email-document";
import type { JSONContent } from "@tiptap/core";

/**
 * The editor's content as a document. Empty paragraphs at the end, where the cursor waits, are left out. Undefined where
 * something is not finished, such as an image that is still being uploaded.
 */
export function toDocument(content: JSONContent): EmailDocument | undefined {
  const blocks = [...(content.content ?? [])];
  while (blocks.length > 1 && isEmptyParagraph(blocks.at(-1))) blocks.pop();
  return EmailDocument.safeParse({ type: "doc", content: blocks }).data;
}

/** A document as the editor takes it. */
export const toEditorContent = (document: EmailDocument): JSONContent => JSON.parse(JSON.stringify(document));

const isEmptyParagraph = (block: JSONContent | undefined): boolean =>
  block?.type === "paragraph" && (block.content ?? []).length === 0;
