import { readFile } from "node:fs/promises";
import type { Locale } from "@dure/domain/shared/text";
import type { Response } from "express";
import { escapeHtml } from "../platform/html";
import type { Page } from "./page";

// The bundle's parts lie in lib/chunks, the pages that the web's build hands over in lib/public.
const PAGES = new URL("../public/", import.meta.url);

const templates = new Map<Page["template"], Promise<string>>();

function templateOf(name: Page["template"]): Promise<string> {
  const known = templates.get(name);
  if (known) return known;
  const read = readFile(new URL(`${name}.html`, PAGES), "utf8");
  read.catch(() => templates.delete(name));
  templates.set(name, read);
  return read;
}

/** Puts a page's tags and data into its template. Booking pages may be shown in a frame of any site, others in none. */
export async function sendPage(res: Response, page: Page, locale: Locale): Promise<void> {
  const template = await templateOf(page.template);
  const html = template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace("<!--dure:head-->", () => head(page))
    .replace("<!--dure:data-->", () => dataScript(page.data));
  const isPublic = page.template === "booking" && page.status === 200;
  res
    .status(page.status)
    .set({
      "content-security-policy": `${POLICY}; frame-ancestors ${page.template === "booking" ? "*" : "'none'"}`,
      "x-content-type-options": "nosniff",
      "referrer-policy": isPublic ? "strict-origin-when-cross-origin" : "no-referrer",
      "cache-control": isPublic ? "public, max-age=60" : "no-store",
      vary: "Accept-Language",
    })
    .type("html")
    .send(html);
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

function head({ title, description, url, status, template }: Page): string {
  const properties = { "og:type": "website", "og:site_name": "Dure 두레", "og:title": title, "og:url": url };
  const tags = Object.entries({ ...properties, "og:description": description })
    .filter(([, content]) => content !== "")
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`);
  const isHidden = status === 404 || template !== "booking";
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    '<meta name="twitter:card" content="summary">',
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...tags,
  ].join("\n    ");
}

/** JSON in which no sign can end the script. */
const dataScript = (data: Page["data"]): string =>
  `<script type="application/json" id="dure-data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
