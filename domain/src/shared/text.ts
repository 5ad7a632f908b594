/** A sentence for the user in each of the product's languages. */
export type Text = { readonly ko: string; readonly en: string };

export const LOCALES = ["ko", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The language a request asks for, from its Accept-Language header; Korean where it names none of ours. */
export function localeOf(acceptLanguage = ""): Locale {
  const wanted = acceptLanguage.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((language) => LOCALES.find((locale) => locale === language)).find(Boolean) ?? "ko";
}

/** Names the texts of an area, so that a misspelt one does not compile. */
export const defineTexts = <T extends Record<string, Text | ((...values: never[]) => Text)>>(texts: T): T => texts;
