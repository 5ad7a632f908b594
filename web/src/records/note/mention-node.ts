import { Node } from "@tiptap/core";

/** A member who is named in a memo, as the server keeps it (domain/src/records/note/mentions.ts). */
export const mentionNode = Node.create({
  name: "mention",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: { default: "", parseHTML: (element) => element.getAttribute("data-mention") ?? "", rendered: false },
    label: { default: "", parseHTML: (element) => element.textContent?.replace(/^@/, "") ?? "", rendered: false },
  }),
  parseHTML: () => [{ tag: "span[data-mention]" }],
  renderHTML: ({ node }) => ["span", { "data-mention": String(node.attrs.id) }, textOf(node.attrs)],
  renderText: ({ node }) => textOf(node.attrs),
});

const textOf = ({ label }: Record<string, unknown>): string => `@${String(label)}`;
