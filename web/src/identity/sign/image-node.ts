import { Node } from "@tiptap/core";

/** A picture from the web, which the signature names by its address. Others, also those in a paste, are left out. */
export const imageNode = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" }, width: { default: null } }),
  parseHTML: () => [{ tag: 'img[src^="https://"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
