import { fillTags } from "../fill-tags";
import type { Sending } from "../state";

/** A link that may be tracked: http(s), and not marked `clicktracking="off"`. */
const LINK = /<a\b(?![^>]*\bclicktracking=["']?off)[^>]*?\bhref=(["'])(https?:.*?)\1[^>]*>/gi;

/** The addresses of a mail's tracked links in order, as the recipient of this personalization gets them. */
export function linksOf(sending: Sending, index: number): string[] {
  const html = sending.body.content?.find(({ type }) => type === "text/html")?.value ?? "";
  const filled = fillTags(html, sending.body.personalizations[index]?.substitutions ?? {});
  return [...filled.matchAll(LINK)].map(([, , url = ""]) => url.replaceAll("&amp;", "&"));
}

/** The HTML with each tracked link replaced by the result of `toTracked` for its index. */
export function replaceLinks(html: string, toTracked: (index: number) => string): string {
  let index = 0;
  return html.replace(LINK, (tag, quote: string, url: string) =>
    tag.replace(`${quote}${url}${quote}`, () => `${quote}${toTracked(index++)}${quote}`),
  );
}
