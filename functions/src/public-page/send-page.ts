import { readFile } from "node:fs/promises";
import type { Locale } from "@dure/domain/shared/text";
import type { Response } from "express";
import type { Page } from "./page";
import { pageData } from "./page-data";
import { pageHead, withFavicon } from "./page-head";
import { pagePolicy } from "./page-policy";

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

/** Puts a page's tags and data into its template. */
export async function sendPage(res: Response, page: Page, locale: Locale): Promise<void> {
  const template = await templateOf(page.template);
  const html = withFavicon(template, page)
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    .replace("<!--dure:head-->", () => pageHead(page))
    .replace("<!--dure:data-->", () => pageData(page));
  const isPublic = page.url !== "";
  res
    .status(page.status)
    .set({
      "content-security-policy": pagePolicy(page),
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": isPublic ? "strict-origin-when-cross-origin" : "no-referrer",
      "cache-control": isPublic ? "public, max-age=60" : "no-store",
      vary: "Accept-Language",
    })
    .type("html")
    .send(html);
}
