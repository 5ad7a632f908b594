import { escapeHtml } from "@dure/domain/shared/strings/escape-html";
import type { Page } from "./page";

/** The meta tags of a page for chat apps and search engines. */
export function pageHead({ title, description, url, look }: Page): string {
  const properties = {
    "og:type": "website",
    "og:site_name": look?.siteName ?? "Dure 두레",
    "og:title": title,
    "og:url": url,
    "og:description": description,
    "og:image": look?.imageUrl ?? "",
  };
  const tags = Object.entries(properties)
    .filter(([, content]) => content !== "")
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`);
  return [
    `<title>${escapeHtml(look?.tabTitle ?? title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    `<meta name="twitter:card" content="${look?.imageUrl ? "summary_large_image" : "summary"}">`,
    ...(url === "" ? ['<meta name="robots" content="noindex">'] : []),
    ...tags,
  ].join("\n    ");
}

const ICON = /<link rel="icon"[^<>]*>/;

export const withFavicon = (html: string, { look }: Page): string =>
  look?.faviconUrl ? html.replace(ICON, `<link rel="icon" href="${escapeHtml(look.faviconUrl)}" />`) : html;
