import { existsSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGES, ROOT, textOf } from "./markdown";

const PATH = /`((?:domain|functions|web|emulators|tests|docs)\/[\w./-]*)`/g;

/** The app's build, which a fresh clone doesn't have yet. */
const BUILD = "web/dist";

const pathsOf = (page: string): string[] => {
  const paths = new Set([...textOf(page).matchAll(PATH)].map(([, path = ""]) => path));
  return [...paths].filter((path) => path !== BUILD);
};

test("the design page names files", () => expect(pathsOf("docs/design.md").length).toBeGreaterThan(20));

describe.each(PAGES.filter((page) => pathsOf(page).length > 0))("%s", (page) => {
  test.each(pathsOf(page))("%s exists", (path) => expect(existsSync(new URL(path, ROOT))).toBe(true));
});

/** The folders that the design page lists, by area: the text before a colon in the second column. */
const listed = [...textOf("docs/design.md").matchAll(/^\| ([a-z]+) \| ([a-z][a-z, -]*)(?::[^|]*)? \| \[/gm)].map(
  ([, area = "", names = ""]) => ({ area, named: names.trim().split(", ").sort() }),
);

describe("the folders of each area", () => {
  test("are listed for ten areas", () => expect(listed).toHaveLength(10));

  test.each(listed)("$area has exactly the folders that the design page lists", ({ area, named }) => {
    const folders = globSync(`{domain,functions}/src/${area}/*/`, { cwd: ROOT });
    expect(named).toEqual([...new Set(folders.map((folder) => folder.split("/")[3] ?? ""))].sort());
  });
});
