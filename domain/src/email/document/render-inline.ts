import { readableOn } from "../../shared/color/readable-on";
import { escapeHtml } from "../../shared/strings/escape-html";
import type { Inline, Mark } from "./block";
import type { Canvas } from "./canvas";

const PLAIN_TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" } as const;

/** Text with its marks. Equal links side by side become one, so that a variable in a link does not split it. */
export function renderInline(content: readonly Inline[] = [], canvas: Canvas): string {
  const runs: { link: string | undefined; html: string }[] = [];
  for (const inline of content) {
    const link = linkOf(inline);
    const html = withMarks(contentOf(inline), inline.marks ?? [], canvas);
    const last = runs.at(-1);
    if (last && last.link === link) last.html += html;
    else runs.push({ link, html });
  }
  return runs.map(({ link, html }) => (link === undefined ? html : anchor(link, html, canvas))).join("");
}

const linkOf = ({ marks = [] }: Inline): string | undefined =>
  marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []))[0];

function contentOf(inline: Inline): string {
  if (inline.type === "text") return escapeHtml(inline.text).replaceAll("\n", "<br>");
  return inline.type === "variable" ? `{{${inline.attrs.id}}}` : "<br>";
}

const withMarks = (html: string, marks: readonly Mark[], canvas: Canvas): string =>
  marks.reduceRight((inner, mark) => {
    if (mark.type === "link") return inner;
    if (mark.type === "color") return colored(inner, mark.attrs.color, canvas);
    const tag = PLAIN_TAGS[mark.type];
    return `<${tag}>${inner}</${tag}>`;
  }, html);

const colored = (html: string, color: string, canvas: Canvas): string => {
  const name = canvas.darkClass(color);
  return `<span${name && ` class="${name}"`} style="color:${color}">${html}</span>`;
};

/** A link has the brand's color, made readable on what lies behind it. */
function anchor(href: string, html: string, canvas: Canvas): string {
  const color = readableOn(canvas.brand.primary_color, canvas.background);
  const name = canvas.darkClass(color);
  return `<a href="${escapeHtml(href)}"${name && ` class="${name}"`} style="color:${color};text-decoration:underline">${html}</a>`;
}
