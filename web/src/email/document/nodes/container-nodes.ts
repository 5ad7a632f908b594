import { textOn } from "@dure/domain/email/document/text-on";
import { mergeAttributes, Node } from "@tiptap/core";

const number = (text: string | null, initial: number): number => (text === null ? initial : Number(text) || initial);

/**
 * A mail's top level. Rows, areas and conditions are not in the group `block`, so that lists and columns don't accept
 * them.
 */
export const MailNode = Node.create({ name: "doc", topNode: true, content: "(block|row|area|condition)+" });

export const ColumnsNode = Node.create({
  name: "columns",
  group: "row",
  content: "column{2,3}",
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: "div[data-block=columns]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { "data-block": "columns" }), 0],
});

export const ColumnNode = Node.create({
  name: "column",
  content: "(block|condition)+",
  isolating: true,
  addAttributes: () => ({
    width: {
      default: 50,
      parseHTML: (element: HTMLElement) => number(element.getAttribute("data-width"), 50),
      renderHTML: ({ width }: Record<string, unknown>) => ({ "data-width": width, style: `flex:${width} 1 0` }),
    },
  }),
  parseHTML: () => [{ tag: "div[data-block=column]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes(HTMLAttributes, { "data-block": "column" }), 0],
});

/** The text's color is that of the mail: a section keeps its background in the app's dark mode. */
const lookOn = (background: string | null): string =>
  background ? `background:${background};color:${textOn(background)}` : "";

export const SectionNode = Node.create({
  name: "section",
  group: "area",
  content: "(block|row|condition)+",
  isolating: true,
  defining: true,
  addAttributes: () => ({
    background: {
      default: "#f4f4f5",
      parseHTML: (element: HTMLElement) => element.getAttribute("data-background"),
      renderHTML: ({ background }: Record<string, unknown>) => (background ? { "data-background": background } : {}),
    },
    padding: {
      default: 24,
      parseHTML: (element: HTMLElement) => number(element.getAttribute("data-padding"), 24),
      renderHTML: ({ padding }: Record<string, unknown>) => ({ "data-padding": padding }),
    },
  }),
  parseHTML: () => [{ tag: "div[data-block=section]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "div",
    mergeAttributes(HTMLAttributes, {
      "data-block": "section",
      style: `padding:${node.attrs.padding}px;${lookOn(node.attrs.background)}`,
    }),
    0,
  ],
});

/** A block for recipients who have, or don't have, a value of a variable. The label above it says which. */
export const conditionalNode = (describe: (variable: string, show: string) => string) =>
  Node.create({
    name: "conditional",
    group: "condition",
    content: "(block|row|area)+",
    isolating: true,
    defining: true,
    addAttributes: () => ({
      variable: {
        default: "company",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-variable-name"),
        renderHTML: ({ variable }: Record<string, unknown>) => ({ "data-variable-name": variable }),
      },
      show: {
        default: "present",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-show"),
        renderHTML: ({ show }: Record<string, unknown>) => ({ "data-show": show }),
      },
    }),
    parseHTML: () => [{ tag: "div[data-block=conditional]" }],
    renderHTML: ({ node, HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, { "data-block": "conditional" }),
      ["div", { class: "condition", contenteditable: "false" }, describe(node.attrs.variable, node.attrs.show)],
      ["div", {}, 0],
    ],
  });
