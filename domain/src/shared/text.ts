/** A sentence for the user in each of the product's languages. */
export type Text = { readonly ko: string; readonly en: string };

export const LOCALES = ["ko", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The first of our languages that a request asks for, from its Accept-Language header; undefined where it names none. */
export function wantedLocale(acceptLanguage = ""): Locale | undefined {
  const wanted = acceptLanguage.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((language) => LOCALES.find((locale) => locale === language)).find(Boolean);
}

/** The language a request asks for; Korean where it names none of ours. */
export const localeOf = (acceptLanguage = ""): Locale => wantedLocale(acceptLanguage) ?? "ko";

/** The beginning of a text. Half a character, at the cut or elsewhere, is removed, since it can't be stored. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).toWellFormed();
}

/** Names the texts of an area, so that a misspelt one does not compile. */
export const defineTexts = <T extends Record<string, Text | ((...values: never[]) => Text)>>(texts: T): T => texts;
