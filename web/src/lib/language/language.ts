import { LOCALES, type Locale } from "@dure/domain/shared/text";

const COOKIE = /(?:^|; )locale=([a-z]+)/;
const YEAR_SECONDS = 31_536_000;

/** The language chosen in this browser, if any. */
export function chosenLanguage(): Locale | undefined {
  const chosen = COOKIE.exec(cookies())?.[1];
  return LOCALES.find((locale) => locale === chosen);
}

const hasNoOrigin = (): boolean => self.origin === "null";

/** The document's cookies; "" on a page with an opaque origin, where access throws. */
const cookies = (): string => (hasNoOrigin() ? "" : document.cookie);

let ofLink: Locale | undefined;

/** Applies the language in a mail's link, which is the sender's. It is used until the page is left. */
export function followLink(search: string): void {
  ofLink = linkLanguage(search);
}

/** The interface language: the chosen one, else that of the link that was opened, else the browser's. */
export const language = (): Locale => chosenLanguage() ?? ofLink ?? browserLanguage(navigator.languages);

/** The language of the mail whose link was opened, if its address names one. */
export function linkLanguage(search: string): Locale | undefined {
  const named = new URLSearchParams(search).get("lang");
  return LOCALES.find((locale) => locale === named);
}

/** The first supported language of the browser, else English. */
export function browserLanguage(wanted: readonly string[]): Locale {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.map((tag) => LOCALES.find((locale) => locale === tag)).find(Boolean) ?? "en";
}

/** Saves the choice in this browser, for every sub-domain of the product where a cookie can be: not below `localhost`. */
export function saveLanguage(locale: Locale, domain?: string): void {
  const hostname = domain?.replace(/:\d+$/, "") ?? "";
  const scope = hostname.includes(".") ? `; domain=${hostname}` : "";
  document.documentElement.lang = locale;
  if (hasNoOrigin()) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${scope}`;
}
