import type { Block, Inline, List } from "./block";

/** Which blocks are shown: those whose condition holds for the variables that have a value. */
export type IsShown = (block: Block) => boolean;

/** The blocks of a mail as plain text; a link is written as `label (address)`. */
export const renderText = (blocks: readonly Block[], isShown: IsShown): string =>
  blocks
    .filter(isShown)
    .map((block) => blockText(block, isShown))
    .filter((text) => text !== "")
    .join("\n\n");

function blockText(block: Block, isShown: IsShown): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlineText(block.content);
    case "button":
      return linked(block.attrs.label, block.attrs.href);
    case "image":
      return block.attrs.alt ? linked(`[${block.attrs.alt}]`, block.attrs.href ?? "") : "";
    case "divider":
      return "---";
    case "spacer":
    case "logo":
      return "";
    case "bulletList":
    case "orderedList":
      return listText(block, isShown);
    case "columns":
      return block.content
        .map(({ content }) => renderText(content, isShown))
        .filter(Boolean)
        .join("\n\n");
    case "section":
    case "conditional":
      return renderText(block.content, isShown);
  }
}

const listText = ({ type, content }: List, isShown: IsShown): string =>
  content
    .map((item, at) => {
      const sign = type === "orderedList" ? `${at + 1}. ` : "- ";
      const lines = item.content
        .filter(isShown)
        .map((block) => blockText(block, isShown))
        .join("\n")
        .split("\n");
      return sign + lines.join(`\n${" ".repeat(sign.length)}`);
    })
    .join("\n");

const linked = (label: string, href: string): string =>
  href === "" || href.replace(/^(mailto|tel):/i, "") === label ? label : `${label} (${href})`;

const hrefOf = ({ marks = [] }: Inline): string =>
  marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []))[0] ?? "";

function inlineText(content: readonly Inline[] = []): string {
  const runs: { href: string; text: string }[] = [];
  for (const inline of content) {
    const href = hrefOf(inline);
    const last = runs.at(-1);
    if (last?.href === href) last.text += plain(inline);
    else runs.push({ href, text: plain(inline) });
  }
  return runs
    .map(({ href, text }) => linked(text, href))
    .join("")
    .trim();
}

function plain(inline: Inline): string {
  if (inline.type === "text") return inline.text;
  return inline.type === "variable" ? `{{${inline.attrs.id}}}` : "\n";
}
