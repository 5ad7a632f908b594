import type { Locale } from "@dure/domain/shared/text";

const files = import.meta.glob<Record<string, object>>("../../*/locales/{ko,en}.ts", { eager: true });

const pairsIn = (value: unknown, path: string): [string, string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pairsIn(inner, `${path}.${key}`))
    : [[path, String(value)]];

/** All texts of the screens in a language: the path of each key, which begins with the area, and what it says. */
export const textsIn = (locale: Locale): [key: string, text: string][] =>
  Object.entries(files).flatMap(([file, texts]) => {
    const [, area = "app", language] = file.match(/(?:([a-z]+)\/locales\/)?(ko|en)\.ts$/) ?? [];
    return language === locale ? pairsIn(texts[locale], area) : [];
  });
