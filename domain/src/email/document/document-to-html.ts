import { escapeHtml } from "../../shared/strings/escape-html";
import type { Block, Inline } from "./block";

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

/**
 * What a document says, as plain HTML without layout: what API clients that know no documents read, and the audit log
 * compares. Images are left out.
 */
export const documentToHtml = ({ content }: { content: readonly Block[] }): string => content.map(blockHtml).join("");

function blockHtml(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return `<p>${inlineHtml(block.content)}</p>`;
    case "heading":
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`;
    case "button":
      return `<p>${anchor(block.attrs.href, escapeHtml(block.attrs.label))}</p>`;
    case "divider":
      return "<hr />";
    case "image":
    case "spacer":
    case "logo":
      return "";
    case "bulletList":
    case "orderedList": {
      const tag = block.type === "bulletList" ? "ul" : "ol";
      return `<${tag}>${block.content.map((item) => `<li>${documentToHtml(item)}</li>`).join("")}</${tag}>`;
    }
    case "columns":
      return block.content.map(documentToHtml).join("");
    case "section":
    case "conditional":
      return documentToHtml(block);
  }
}

const anchor = (href: string, html: string): string => (href ? `<a href="${escapeHtml(href)}">${html}</a>` : html);

const inlineHtml = (content: readonly Inline[] = []): string =>
  content
    .map((inline) =>
      (inline.marks ?? []).reduceRight((html, mark) => {
        if (mark.type === "link") return anchor(mark.attrs.href, html);
        return mark.type === "color" ? html : `<${TAGS[mark.type]}>${html}</${TAGS[mark.type]}>`;
      }, bare(inline)),
    )
    .join("");

function bare(inline: Inline): string {
  if (inline.type === "text") return escapeHtml(inline.text);
  if (inline.type === "hardBreak") return "<br />";
  return `<span data-variable="${inline.attrs.id}">{{${inline.attrs.id}}}</span>`;
}
