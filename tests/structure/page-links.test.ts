import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A link is a text: nothing else notices one that leads to a page that there is not.

/** What stands in `to` of a link, or goes to `navigate`. */
const LINKS = /\b(?:to=\{?|to: |navigate\()["`](?<link>\/[^"`]*)["`]/g;
/** What the server's mails and messages lead to. */
const MAILED =
  /\b(?:urlInTeam|teamUrl)\([^,()]*,\s*(["`])(?<link>\/.*?)\1|\bbutton: \{ label: "[^"]*", path: "(?<path>\/[^"]*)"/g;
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

const linksIn = (files: string, pattern: RegExp) =>
  filesLike(files)
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      [...textOf(file).matchAll(pattern)].map(({ groups = {} }) => ({ file, link: groups.link ?? groups.path ?? "" })),
    );

describe.each([
  { whose: "the app", links: linksIn("web/src/**/*.{ts,tsx}", LINKS), least: 50 },
  { whose: "mails and messages", links: linksIn("functions/src/**/*.ts", MAILED), least: 20 },
])("the links of $whose", ({ links, least }) => {
  test("exist", () => expect(links.length).toBeGreaterThan(least));

  test.each(links)("$link in $file leads to a page", ({ link }) => expect(leadsSomewhere(pathOf(link))).toBe(true));
});
