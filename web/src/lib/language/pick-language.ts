import type { Locale, Text } from "@dure/domain/shared/text";

/** Texts of the domain in one language, for a locale's resources: the screen and the server then say the same. */
export const pickLanguage = <T extends Record<string, Text>>(texts: T, locale: Locale): { [K in keyof T]: string } =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]])) as { [K in keyof T]: string };
