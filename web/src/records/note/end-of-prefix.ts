import type { Node } from "@tiptap/pm/model";

/** The position in `doc` where `prefix` ends, if `doc` begins with its content; undefined if it doesn't. */
export function endOfPrefix(doc: Node, prefix: Node): number | undefined {
  const end = doc.content.findDiffStart(prefix.content);
  if (end === null) return doc.content.size;
  // Only the closing tokens of the prefix's last blocks may follow.
  return prefix.content.size - end === prefix.resolve(end).depth ? end : undefined;
}
