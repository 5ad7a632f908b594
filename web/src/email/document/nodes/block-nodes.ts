import { mergeAttributes, Node } from "@tiptap/core";

/** An attribute that is kept in the page as `data-…`, so that copying and pasting keeps it. */
const stored = (name: string, initial: unknown) => ({
  default: initial,
  parseHTML: (element: HTMLElement): unknown => {
    const text = element.getAttribute(`data-${name}`);
    if (text === null) return initial;
    try {
      return JSON.parse(text);
    } catch {
      return initial;
    }
  },
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
});

const alignStyle = (align: unknown): string => (align === "center" || align === "right" ? `text-align:${align}` : "");

export const ButtonNode = Node.create({
  name: "button",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    label: stored("label", ""),
    href: stored("href", ""),
    align: stored("align", null),
    variant: stored("variant", "filled"),
    color: stored("color", null),
  }),
  parseHTML: () => [{ tag: "div[data-block=button]" }],
  renderHTML({ node, HTMLAttributes }) {
    const { label, align, variant, color } = node.attrs;
    const look = variant === "outline" ? `color:${color ?? "inherit"}` : color ? `background:${color}` : "";
    return [
      "div",
      mergeAttributes(HTMLAttributes, { "data-block": "button", style: alignStyle(align) }),
      ["span", { class: `mail-button ${variant}`, style: look }, label || "\u00a0"],
    ];
  },
  renderText: ({ node }) => node.attrs.label,
});

export const ImageNode = Node.create({
  name: "image",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: stored("src", ""),
    alt: stored("alt", ""),
    width: stored("width", null),
    align: stored("align", null),
    href: stored("href", null),
    /** The state of the upload; empty once the image is stored. */
    state: stored("state", ""),
  }),
  parseHTML: () => [
    { tag: "div[data-block=image]" },
    {
      tag: "img[src]",
      getAttrs: (element) => ({ src: element.getAttribute("src"), alt: element.getAttribute("alt") ?? "" }),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, width, align } = node.attrs;
    const image = { src, alt, style: width ? `width:${width}px` : "width:100%" };
    return [
      "div",
      mergeAttributes(HTMLAttributes, { "data-block": "image", style: alignStyle(align) }),
      ["img", { ...image, draggable: "false" }],
    ];
  },
});

export const DividerNode = Node.create({
  name: "divider",
  group: "block",
  atom: true,
  draggable: true,
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: () => ["hr"],
});

export const SpacerNode = Node.create({
  name: "spacer",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ height: stored("height", 24) }),
  parseHTML: () => [{ tag: "div[data-block=spacer]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, { "data-block": "spacer", style: `height:${node.attrs.height}px` }),
  ],
});

export const LogoNode = Node.create({
  name: "logo",
  group: "block",
  atom: true,
  draggable: true,
  addOptions: () => ({ src: "", name: "" }),
  addAttributes: () => ({ align: stored("align", null) }),
  parseHTML: () => [{ tag: "div[data-block=logo]" }],
  renderHTML({ node, HTMLAttributes }) {
    const { src, name } = this.options;
    return [
      "div",
      mergeAttributes(HTMLAttributes, { "data-block": "logo", style: alignStyle(node.attrs.align) }),
      src ? ["img", { src, alt: name, draggable: "false" }] : ["span", {}, name],
    ];
  },
});
