import type { Node } from "@tiptap/pm/model";

/** The position up to which a document is another one that it goes on from; undefined if it differs before that. */
export function endOfPrefix(doc: Node, prefix: Node): number | undefined {
  const end = doc.content.findDiffStart(prefix.content);
  if (end === null) return doc.content.size;
  // Of the prefix, only the ends of its last blocks are left.
  return prefix.content.size - end === prefix.resolve(end).depth ? end : undefined;
}
