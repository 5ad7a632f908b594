import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A link is a text: nothing else notices one that leads to a page that there is not.

/** What stands in `to` of a link, or goes to `navigate`. */
const LINKS = /\b(?:to=\{?|to: |navigate\()["`](\/[^"`]*)["`]/g;
const PATHS = /\bpath: "([^"*]+)"/g;

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** Where each page begins; those of the settings without `settings`. */
const pages = filesLike("web/src/**/routes.tsx")
  .flatMap((file) => [...textOf(file).matchAll(PATHS)].map(([, path = ""]) => path))
  .filter((path) => !path.startsWith(":"))
  .map(partsOf);

/** The path of a link: what is filled in is `x` between slashes, and nothing after a word, where it is a query. */
const pathOf = (link: string): string =>
  link
    .replaceAll(/\/\$\{[^}]*\}/g, "/x")
    .replaceAll(/\$\{[^}]*\}/g, "")
    .replace(/[?#].*$/, "");

/** Whether a path is that of a page, or lies below it. Of one that begins with what is filled in nobody knows. */
const leadsSomewhere = (path: string): boolean => {
  const parts = partsOf(path);
  const below = parts[0] === "settings" && parts.length > 1 ? parts.slice(1) : parts;
  if (below.length === 0 || below[0] === "x") return true;
  return pages.some((page) => page.every((part, at) => part.startsWith(":") || part === below[at]));
};

const links = filesLike("web/src/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .flatMap((file) => [...textOf(file).matchAll(LINKS)].map(([, link = ""]) => ({ file, link })));

describe("the app's links", () => {
  test("exist", () => expect(links.length).toBeGreaterThan(50));

  test.each(links)("$link in $file leads to a page", ({ link }) => expect(leadsSomewhere(pathOf(link))).toBe(true));
});
