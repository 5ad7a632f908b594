import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const PATH = /`((?:domain|functions|web|emulators|tests|docs)\/[\w./-]*)`/g;

describe.each(["docs/design.md", "docs/slots.md", "README.md"])("%s", async (page) => {
  const text = await readFile(new URL(page, root), "utf8");
  const paths = [...new Set([...text.matchAll(PATH)].map(([, path = ""]) => path))];

  test("names paths", () => expect(paths.length).toBeGreaterThan(3));
  test.each(paths)("%s exists", (path) => expect(existsSync(new URL(path, root))).toBe(true));
});
