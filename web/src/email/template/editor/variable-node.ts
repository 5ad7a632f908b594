import type { MeetingVariable } from "@dure/domain/email/variable/variable";
import { Node } from "@tiptap/core";

/**
 * An atomic editor node for a variable. Stored as `{{variable}}` in a span, shown by its label.
 * @param nameOf the label of a variable
 */
export const variableNode = (nameOf: (variable: MeetingVariable) => string) =>
  Node.create({
    name: "variable",
    group: "inline",
    inline: true,
    atom: true,
    addAttributes: () => ({
      variable: {
        default: "",
        parseHTML: (element: HTMLElement) => element.getAttribute("data-variable"),
        renderHTML: ({ variable }: Record<string, unknown>) => ({ "data-variable": variable }),
      },
    }),
    parseHTML: () => [{ tag: "span[data-variable]" }],
    renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, `{{${HTMLAttributes["data-variable"]}}}`],
    renderText: ({ node }) => `{{${node.attrs.variable}}}`,
    addNodeView: () => (view) => {
      const dom = document.createElement("span");
      dom.dataset.variable = view.node.attrs.variable;
      dom.textContent = nameOf(view.node.attrs.variable);
      return { dom };
    },
  });

/** Converts variables in a content to editor nodes, also those typed by hand. */
export const withVariableNodes = (content: string): string => {
  const page = new DOMParser().parseFromString(content, "text/html");
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ parentElement }) => !parentElement?.dataset.variable)) {
    const holder = page.createElement("span");
    holder.textContent = text.data;
    holder.innerHTML = holder.innerHTML.replaceAll(
      /\{\{\s*([a-z_]+)\s*\}\}/g,
      (_, name: string) => `<span data-variable="${name}">{{${name}}}</span>`,
    );
    text.replaceWith(...holder.childNodes);
  }
  return page.body.innerHTML;
};
