const DARK_RULES = "(prefers-color-scheme:dark)";
const SHEET = /<style>(.*?)<\/style>/s;
const RULE = /\.([a-z0-9]+)\{([a-z-]+):(#[0-9a-f]{6})!important\}/g;

/**
 * A mail's HTML for the preview's frame. The page's CSP refuses style sheets in the frame, so for the dark preview the
 * rules for dark devices are set on the elements.
 */
export function previewHtml(html: string, isDark: boolean): string {
  // Removed as text: the CSP reports every style sheet that is parsed, even in a document that is never shown.
  const [, css = ""] = SHEET.exec(html) ?? [];
  const page = new DOMParser().parseFromString(html.replace(SHEET, ""), "text/html");
  page.querySelector('meta[name="color-scheme"]')?.setAttribute("content", isDark ? "dark" : "light");
  if (isDark)
    for (const [, name, property = "", color = ""] of css.slice(css.indexOf(DARK_RULES)).matchAll(RULE))
      for (const element of page.querySelectorAll<HTMLElement>(`.${name}`)) element.style.setProperty(property, color);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
