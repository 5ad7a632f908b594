import { readableOn } from "../../shared/color/readable-on";
import { escapeHtml } from "../../shared/strings/escape-html";
import type { Inline, Mark } from "./block";
import type { RenderContext } from "./render-context";

const PLAIN_TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

/** Text with its marks. Equal links side by side become one, so that a variable in a link does not split it. */
export function renderInline(content: readonly Inline[] = [], context: RenderContext): string {
  const runs: { link: string | undefined; html: string }[] = [];
  for (const inline of content) {
    const link = linkOf(inline);
    const html = withMarks(contentOf(inline), inline.marks ?? [], context);
    const last = runs.at(-1);
    if (last && last.link === link) last.html += html;
    else runs.push({ link, html });
  }
  return runs.map(({ link, html }) => (link === undefined ? html : anchor(link, html, context))).join("");
}

const linkOf = ({ marks = [] }: Inline): string | undefined =>
  marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []))[0];

function contentOf(inline: Inline): string {
  if (inline.type === "text") return escapeHtml(inline.text).replaceAll("\n", "<br>");
  return inline.type === "variable" ? `{{${inline.attrs.id}}}` : "<br>";
}

const withMarks = (html: string, marks: readonly Mark[], context: RenderContext): string =>
  marks.reduceRight((inner, mark) => {
    if (mark.type === "link") return inner;
    if (mark.type === "color") return colored(inner, mark.attrs.color, context);
    const tag = PLAIN_TAGS[mark.type];
    return `<${tag}>${inner}</${tag}>`;
  }, html);

const colored = (html: string, color: string, context: RenderContext): string => {
  const name = context.darkClass(color);
  return `<span${name && ` class="${name}"`} style="color:${color}">${html}</span>`;
};

/** A link has the brand's color, made readable on what lies behind it. */
function anchor(href: string, html: string, context: RenderContext): string {
  const color = readableOn(context.brand.primary_color, context.background);
  const name = context.darkClass(color);
  return `<a href="${escapeHtml(href)}"${name && ` class="${name}"`} style="color:${color};text-decoration:underline">${html}</a>`;
}
