import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { anchorsOf, filesLike, PAGES, textOf } from "./markdown";

const SOURCES = filesLike("{domain,functions,web,emulators,tests}/**/*.{ts,tsx,mjs,js,grit}", "*.{json,ts,rules}");
const CITATION = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;
/** References that cannot be looked up in the project. */
const OUTSIDE = /\bspec\/\d|\bthe specification\b/i;
const LINK = /\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)/g;

type Target = { page: string; anchor: string | undefined };

const isThere = ({ page, anchor }: Target): boolean =>
  PAGES.includes(page) && (anchor === undefined || anchorsOf(page).has(anchor));

const targets = (path: string, pattern: RegExp, pageOf = (page: string) => page): Target[] =>
  [...textOf(path).matchAll(pattern)].map(([, page = "", anchor]) => ({ page: pageOf(page), anchor }));

describe("citations in comments", () => {
  test("name an existing page and heading", () => {
    const lost = SOURCES.flatMap((path) =>
      targets(path, CITATION)
        .filter((target) => !isThere(target))
        .map(({ page, anchor }) => `${path}: ${page}#${anchor}`),
    );
    expect(lost).toEqual([]);
  });

  test("name nothing outside the project", () =>
    expect([...SOURCES, ...PAGES].filter((path) => OUTSIDE.test(textOf(path)))).toEqual([]));
});

describe.each(PAGES)("links of %s", (path) => {
  const toPages = targets(path, LINK, (page) => (page ? posix.join(posix.dirname(path), page) : path));

  test("lead to existing pages and headings", () =>
    expect(toPages.filter(({ page }) => page.endsWith(".md")).filter((target) => !isThere(target))).toEqual([]));
});
