import { needsFallback } from "@dure/domain/email/variable/variable";
import { Node } from "@tiptap/core";

/**
 * A variable in the text. It is shown by its label, with its fallback behind it; one that still needs a fallback is marked.
 * @param nameOf the label of a variable
 */
export const variableNode = (nameOf: (variable: string) => string) =>
  Node.create({
    name: "variable",
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () => ({
      id: {
        default: "",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-variable"),
        renderHTML: ({ id }: Record<string, unknown>) => ({ "data-variable": id }),
      },
      fallback: {
        default: "",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-fallback") ?? "",
        renderHTML: ({ id, fallback }: Record<string, unknown>) => ({
          "data-fallback": fallback,
          ...(!fallback && needsFallback(String(id)) && { "data-missing": "" }),
        }),
      },
    }),
    parseHTML: () => [{ tag: "span[data-variable]" }],
    renderHTML: ({ node, HTMLAttributes }) => ["span", HTMLAttributes, nameOf(node.attrs.id)],
    renderText: ({ node }) => `{{${node.attrs.id}}}`,
  });
