import type { Variable } from "@dure/domain/email/variable";
import { Node } from "@tiptap/core";

/**
 * A variable inside the text, one piece that can't be torn apart. Written as `{{variable}}` in a span; shown by its name.
 * @param nameOf how people know the variable
 */
export const variableNode = (nameOf: (variable: Variable) => string) =>
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

/** A content's variables as the editor's own pieces, also where they were written by hand. */
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
