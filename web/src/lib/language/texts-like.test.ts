import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Record<string, Texts>>("../../*/locales/{ko,en}.ts", { eager: true });
const areas = [...new Set(Object.keys(files).map((file) => file.split("/")[2] ?? ""))];

const flatten = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === "string" ? [[path + key, text]] : flatten(text, `${path}${key}.`),
  );

const textsOf = (area: string, locale: string) =>
  new Map(flatten(files[`../../${area}/locales/${locale}.ts`]?.[locale] ?? {}));
const variablesOf = (text = "") => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

test.each(areas)("%s says the same in both languages, with the same values in it", (area) => {
  const ko = textsOf(area, "ko");
  const en = textsOf(area, "en");
  expect(ko.size).toBeGreaterThan(0);
  for (const [key, text] of ko) {
    expect(en.get(key), key).toBeTruthy();
    expect(variablesOf(en.get(key)), key).toEqual(variablesOf(text));
  }
});
