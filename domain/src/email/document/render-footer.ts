import { readableOn } from "../../shared/color/readable-on";
import { escapeHtml } from "../../shared/strings/escape-html";
import { fontOf } from "./render-block";
import type { RenderContext } from "./render-context";

/** The footer of a marketing mail: lines of text, then links beside each other. `href` may be a variable. */
export type FooterContent = {
  lines: readonly string[];
  links: readonly { label: string; href: string }[];
};

export function footerHtml({ lines, links }: FooterContent, context: RenderContext): string {
  const color = readableOn("#71717a", context.brand.background_color);
  const style = `margin:0 0 4px;${fontOf(context)}font-size:12px;line-height:18px;color:${color}`;
  const anchors = links.map(
    ({ label, href }) =>
      `<a href="${escapeHtml(href)}" class="muted" style="color:${color};text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  return [...lines.map(escapeHtml), anchors.join(" &middot; ")]
    .filter((line) => line !== "")
    .map((line) => `<p class="muted" style="${style}">${line}</p>`)
    .join("");
}

export const footerText = ({ lines, links }: FooterContent): string =>
  [...lines, ...links.map(({ label, href }) => `${label}: ${href}`)].join("\n");
