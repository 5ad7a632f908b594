import { escapeHtml } from "../../shared/strings/escape-html";
import { FONTS } from "../brand/font";
import type { Block, Columns, Leaf, List } from "./block";
import type { Alignment } from "./document-values";
import type { RenderContext } from "./render-context";
import { renderInline } from "./render-inline";
import { textOn } from "./text-on";

const HEADING = { 1: { size: 28, line: 36 }, 2: { size: 22, line: 30 }, 3: { size: 18, line: 26 } } as const;
/** Pixels between two columns. */
const GAP = 16;

export const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Blocks below each other as HTML that needs no style sheet. */
export const renderBlocks = (blocks: readonly Block[], context: RenderContext): string =>
  blocks
    .filter(context.isShown)
    .map((block) => renderBlock(block, context))
    .join("");

export const renderAppendix = (html: string, context: RenderContext): string =>
  `<div class="text" style="${fontOf(context)}font-size:14px;line-height:22px;color:${context.text};padding:0 0 16px">${html.replaceAll("{{", "&#123;&#123;")}</div>`;

function renderBlock(block: Block, context: RenderContext): string {
  switch (block.type) {
    case "bulletList":
    case "orderedList":
      return renderList(block, context);
    case "columns":
      return renderColumns(block, context);
    case "section":
      return renderSection(block.attrs, block.content, context);
    case "conditional":
      return renderBlocks(block.content, context);
    default:
      return renderLeaf(block, context);
  }
}

function renderLeaf(block: Leaf, context: RenderContext): string {
  switch (block.type) {
    case "paragraph":
      return element("p", renderInline(block.content, context) || "&nbsp;", block.attrs.textAlign, "", context);
    case "heading": {
      const { size, line } = HEADING[block.attrs.level];
      const style = `font-size:${size}px;line-height:${line}px;font-weight:700;`;
      return element(
        `h${block.attrs.level}`,
        renderInline(block.content, context),
        block.attrs.textAlign,
        style,
        context,
      );
    }
    case "button":
      return renderButton(block.attrs, context);
    case "image":
      return renderImage(block.attrs, context);
    case "divider":
      return `<table ${TABLE} width="100%" style="margin:8px 0 24px"><tr><td class="line" style="border-top:1px solid #d4d4d8;font-size:0;line-height:0">&nbsp;</td></tr></table>`;
    case "spacer":
      return `<div style="height:${block.attrs.height}px;line-height:${block.attrs.height}px;font-size:1px">&#8202;</div>`;
    case "logo":
      return context.brand.logo
        ? renderImage({ ...context.brand.logo, align: block.attrs.align, href: null }, context)
        : "";
  }
}

/** The font is set on each element: Outlook inherits none into tables. */
export const fontOf = ({ brand }: RenderContext): string => `font-family:${FONTS[brand.font]};`;

const textClass = ({ hasOwnColor }: RenderContext): string => (hasOwnColor ? "" : ' class="text"');

const element = (tag: string, html: string, align: Alignment | null, style: string, context: RenderContext): string =>
  `<${tag}${textClass(context)} style="margin:0 0 16px;${fontOf(context)}${style || "font-size:16px;line-height:26px;"}color:${context.text};${align ? `text-align:${align};` : ""}">${html}</${tag}>`;

function renderList({ type, content }: List, context: RenderContext): string {
  const tag = type === "bulletList" ? "ul" : "ol";
  const items = content.map(
    ({ content: inner }) =>
      `<li style="margin:0 0 4px">${renderBlocks(inner, context).replaceAll("margin:0 0 16px;", "margin:0;")}</li>`,
  );
  return `<${tag}${textClass(context)} style="margin:0 0 16px;padding:0 0 0 24px;${fontOf(context)}font-size:16px;line-height:26px;color:${context.text};">${items.join("")}</${tag}>`;
}

type ButtonAttributes = Extract<Leaf, { type: "button" }>["attrs"];

/** A table cell with the color and a link that fills it: Outlook ignores padding on the link alone. */
function renderButton({ label, href, align, variant, color: own }: ButtonAttributes, context: RenderContext): string {
  const color = own ?? context.brand.primary_color;
  const isFilled = variant === "filled";
  const text = isFilled ? textOn(color) : color;
  const dark = isFilled || context.hasOwnColor ? "" : context.darkClass(color);
  const fill = isFilled ? ` bgcolor="${color}"` : "";
  const link = `<a href="${escapeHtml(href)}" target="_blank"${dark && ` class="${dark}"`} style="display:inline-block;padding:12px 24px;mso-padding-alt:0;${fontOf(context)}font-size:16px;line-height:20px;font-weight:600;color:${text};text-decoration:none">${escapeHtml(label)}</a>`;
  const cell = `<td align="center"${fill} style="border-radius:8px;border:1px solid ${color};${isFilled ? `background:${color};` : ""}mso-padding-alt:12px 24px">${link}</td>`;
  return `<table ${TABLE} align="${align ?? "left"}" style="margin:${marginOf(align)}"><tr>${cell}</tr></table>${clear}`;
}

/** Aligned tables float; what follows begins below. */
const clear = '<div style="clear:both;height:16px;line-height:16px;font-size:1px">&#8202;</div>';

const marginOf = (align: Alignment | null): string =>
  align === "center" ? "0 auto" : align === "right" ? "0 0 0 auto" : "0";

type ImageAttributes = Pick<Extract<Leaf, { type: "image" }>["attrs"], "src" | "alt" | "width" | "align" | "href">;

function renderImage({ src, alt, width, align, href }: ImageAttributes, context: RenderContext): string {
  const pixels = Math.min(width ?? context.width, context.width);
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${pixels}" border="0" style="display:block;width:100%;max-width:${pixels}px;height:auto;border:0;outline:none;margin:${marginOf(align)};${fontOf(context)}font-size:14px;color:${context.text}">`;
  const shown = href ? `<a href="${escapeHtml(href)}" target="_blank">${image}</a>` : image;
  return `<table ${TABLE} width="100%"><tr><td align="${align ?? "left"}" style="padding:0 0 16px">${shown}</td></tr></table>`;
}

/**
 * Columns, side by side where there is room and below each other where there is not, without media queries.
 * Outlook, which knows no inline blocks, reads a table of fixed widths instead.
 */
function renderColumns({ content }: Columns, context: RenderContext): string {
  const total = content.reduce((sum, { attrs }) => sum + attrs.width, 0);
  const room = context.width - GAP * (content.length - 1);
  const cells = content.map(({ attrs, content: inner }, at) => {
    const width = Math.floor((room * attrs.width) / total);
    const gap = at < content.length - 1 ? GAP : 0;
    const html = renderBlocks(inner, { ...context, width });
    return `<!--[if mso]><td width="${width + gap}" valign="top" style="padding:0 ${gap}px 0 0"><![endif]--><div class="column" style="display:inline-block;width:100%;max-width:${width + gap}px;vertical-align:top"><div class="cell" style="padding:0 ${gap}px 0 0">${html}</div></div><!--[if mso]></td><![endif]-->`;
  });
  return `<!--[if mso]><table ${TABLE} width="${context.width}"><tr><![endif]--><div style="font-size:0">${cells.join("")}</div><!--[if mso]></tr></table><![endif]-->`;
}

function renderSection(
  { background, padding }: { background: string | null; padding: number },
  content: readonly Block[],
  context: RenderContext,
): string {
  const inside: RenderContext = {
    ...context,
    width: context.width - padding * 2,
    ...(background && { background, text: textOn(background), hasOwnColor: true, darkClass: () => "" }),
  };
  const color = background ? `background:${background};` : "";
  return `<table ${TABLE} width="100%" style="margin:0 0 16px"><tr><td${background ? ` bgcolor="${background}"` : ""} style="${color}padding:${padding}px ${padding}px ${Math.max(0, padding - 16)}px;border-radius:8px">${renderBlocks(content, inside)}</td></tr></table>`;
}
