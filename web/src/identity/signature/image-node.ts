import { Node } from "@tiptap/core";

/** A picture from the web, referred to by its `https` address. Other pictures, including pasted ones, are dropped. */
export const imageNode = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: "" }, width: { default: null } }),
  parseHTML: () => [{ tag: 'img[src^="https://"]' }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});
