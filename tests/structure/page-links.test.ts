import { describe, expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

// A link is just a text: no other check notices a link to a page that doesn't exist.

/** The target in a link's `to`, or in a call of `navigate`. */
const LINKS = /\b(?:to=\{?|to: |navigate\()["`](?<link>\/[^"`]*)["`]/g;
/** The links in the server's mails and messages. */
const MAILED =
  /\b(?:urlInTeam|teamUrl)\([^,()]*,\s*(["`])(?<link>\/.*?)\1|\bbutton: \{ label: "[^"]*", path: "(?<path>\/[^"]*)"/g;
const PATHS = /\bpath: "([^"*]+)"/g;

const partsOf = (path: string): string[] => path.split("/").filter((part) => part !== "");

/** The path of each page; pages of the settings without `settings`. */
const pages = filesLike("web/src/**/routes.tsx")
  .flatMap((file) => [...textOf(file).matchAll(PATHS)].map(([, path = ""]) => path))
  .filter((path) => !path.startsWith(":"))
  .map(partsOf);

/** The path of a link. A placeholder between slashes becomes `x`; after a word it is a query and is removed. */
const pathOf = (link: string): string =>
  link
    .replaceAll(/\/\$\{[^}]*\}/g, "/x")
    .replaceAll(/\$\{[^}]*\}/g, "")
    .replace(/[?#].*$/, "");

/** Whether a path belongs to a page, or is below one. A path that begins with a placeholder can't be checked. */
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
