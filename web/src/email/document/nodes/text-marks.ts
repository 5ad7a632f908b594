import { Extension, Mark } from "@tiptap/core";

/** The color of a text, as `#rrggbb`. */
export const ColorMark = Mark.create({
  name: "color",
  addAttributes: () => ({
    color: {
      default: "#18181b",
      parseHTML: (element: HTMLElement) => element.getAttribute("data-color"),
      renderHTML: ({ color }: Record<string, unknown>) => ({ "data-color": color, style: `color:${color}` }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-color]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** The alignment of paragraphs and headings. */
export const TextAlign = Extension.create({
  name: "textAlign",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading"],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            ["left", "center", "right"].find((align) => align === element.style.textAlign) ?? null,
          renderHTML: ({ textAlign }: Record<string, unknown>) =>
            textAlign ? { style: `text-align:${textAlign}` } : {},
        },
      },
    },
  ],
});
