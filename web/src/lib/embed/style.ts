/**
 * Sets styles with priority over the website's own rules. It uses the DOM, which no content security policy forbids.
 */
export function style(element: HTMLElement, css: Record<string, string>): void {
  for (const [name, value] of Object.entries(css)) element.style.setProperty(name, value, "important");
}

/** Creates an element with a shadow root, isolated from the website's style sheets. */
export function createIsolatedRoot(css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { all: initial !important } ${css}`);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
