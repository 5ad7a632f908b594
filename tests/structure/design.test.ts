import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PAGES, ROOT, textOf } from "./markdown";

const PATH = /`((?:domain|functions|web|emulators|tests|docs)\/[\w./-]*)`/g;

const pathsOf = (page: string): string[] => [...new Set([...textOf(page).matchAll(PATH)].map(([, path = ""]) => path))];

test("the design names files", () => expect(pathsOf("docs/design.md").length).toBeGreaterThan(20));

describe.each(PAGES.filter((page) => pathsOf(page).length > 0))("%s", (page) => {
  test.each(pathsOf(page))("%s exists", (path) => expect(existsSync(new URL(path, ROOT))).toBe(true));
});
