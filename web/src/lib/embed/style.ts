/** Styles an element against whatever the website's own rules say; by script, which no policy on styles forbids. */
export function style(element: HTMLElement, css: Record<string, string>): void {
  for (const [name, value] of Object.entries(css)) element.style.setProperty(name, value, "important");
}

/** An element of the website in which the website's own rules don't count. */
export function createIsolatedRoot(css: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { all: initial !important } ${css}`);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
