const DARK_RULES = "(prefers-color-scheme:dark)";
const RULE = /\.([a-z0-9]+)\{([a-z-]+):(#[0-9a-f]{6})!important\}/g;

/**
 * A mail's HTML for the preview's frame. The page's policy refuses style sheets in it, so the rules for dark devices are put
 * on the elements, where they are asked for.
 */
export function previewHtml(html: string, isDark: boolean): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const sheet = page.querySelector("style");
  const css = sheet?.textContent ?? "";
  sheet?.remove();
  page.querySelector('meta[name="color-scheme"]')?.setAttribute("content", isDark ? "dark" : "light");
  if (isDark)
    for (const [, name, property = "", colour = ""] of css.slice(css.indexOf(DARK_RULES)).matchAll(RULE))
      for (const element of page.querySelectorAll<HTMLElement>(`.${name}`)) element.style.setProperty(property, colour);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
