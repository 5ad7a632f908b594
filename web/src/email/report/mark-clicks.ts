/** The style is an attribute, since the page's policy refuses inline style sheets. */
const BADGE =
  "display:inline-block;margin-left:4px;padding:0 6px;border-radius:9px;background:#0f766e;color:#fff;font:600 12px/18px sans-serif;text-decoration:none";

/**
 * A mail's HTML with a badge behind each link. The HTML must have no style sheet (see `previewHtml`): the CSP would
 * report it.
 * @param badges the badge's text, by the link's address in the mail
 */
export function markClicks(html: string, badges: ReadonlyMap<string, string>): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const link of page.querySelectorAll("a[href]")) {
    const text = badges.get((link.getAttribute("href") ?? "").trim());
    if (text === undefined) continue;
    const badge = page.createElement("span");
    badge.setAttribute("style", BADGE);
    badge.textContent = text;
    link.append(badge);
  }
  return page.documentElement.outerHTML;
}
