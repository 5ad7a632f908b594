/** JSON escapes each quote with a backslash. */
const HREF = /\bhref=\\*(?:"([^"\\]*)|'([^'\\]*))/gi;

/** The links of HTML, also of HTML inside JSON, each once, without those that no mail service rewrites, such as `mailto:`. */
export function linksIn(html: string): string[] {
  const links = [...html.matchAll(HREF)].map(([, double, single]) =>
    (double ?? single ?? "").replaceAll("&amp;", "&").trim(),
  );
  return [...new Set(links.filter((link) => /^(?:https?:|\{\{)/i.test(link)))];
}
