import { existsSync, globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGES, ROOT, textOf } from "./markdown";

const PATH = /`((?:domain|functions|web|emulators|tests|docs)\/[\w./-]*)`/g;

const pathsOf = (page: string): string[] => [...new Set([...textOf(page).matchAll(PATH)].map(([, path = ""]) => path))];

test("the design page names files", () => expect(pathsOf("docs/design.md").length).toBeGreaterThan(20));

describe.each(PAGES.filter((page) => pathsOf(page).length > 0))("%s", (page) => {
  test.each(pathsOf(page))("%s exists", (path) => expect(existsSync(new URL(path, ROOT))).toBe(true));
});

/** The rooms that the design names, by area: what stands before a colon in the second column. */
const rooms = [...textOf("docs/design.md").matchAll(/^\| ([a-z]+) \| ([a-z][a-z, -]*)(?::[^|]*)? \| \[/gm)].map(
  ([, area = "", names = ""]) => ({ area, named: names.trim().split(", ").sort() }),
);

describe("the folders of each area", () => {
  test("are listed for ten areas", () => expect(rooms).toHaveLength(10));

  test.each(rooms)("$area has exactly the folders that the design page lists", ({ area, named }) => {
    const folders = globSync(`{domain,functions}/src/${area}/*/`, { cwd: ROOT });
    expect(named).toEqual([...new Set(folders.map((folder) => folder.split("/")[3] ?? ""))].sort());
  });
});
