import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A text that nothing shows would still have to be translated and maintained.

const files = filesLike("{domain,functions,web}/src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
const isLocale = (file: string): boolean => file.includes("/locales/");
const code = files.filter((file) => !isLocale(file)).map(textOf);

const words = new Set(code.flatMap((text) => text.match(/\b[A-Za-z_]\w*/g) ?? []));
/** Beginnings and ends of keys that are put together, as in `bulk.${kind}Title`. */
const ends = [...new Set(code.flatMap((text) => [...text.matchAll(/\}(\w+)`/g)].map(([, end = ""]) => end)))];
const beginnings = [...new Set(code.flatMap((text) => [...text.matchAll(/\b(\w+_)\$\{/g)].map(([, one = ""]) => one)))];

const isUsed = (key: string): boolean =>
  words.has(key) || ends.some((end) => key.endsWith(end)) || beginnings.some((beginning) => key.startsWith(beginning));

const locales = files.filter((file) => isLocale(file) && /\bko\b/.test(file));

test("there are locales", () => expect(locales.length).toBeGreaterThan(50));

test.each(locales)("every text of %s is shown somewhere", (file) => {
  const keys = [...textOf(file).matchAll(/^\s*([A-Za-z_]\w*):/gm)].map(([, key = ""]) =>
    key.replace(/_(zero|one|other)$/, ""),
  );
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
