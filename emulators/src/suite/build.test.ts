import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, expect, test } from "vitest";
import { isUpToDate } from "./build";
import { ROOT } from "./settings";

const folder = mkdtempSync(join(tmpdir(), "dure-build-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file that was changed so many seconds after 1970, and sets its folders' times to 1970. */
function write(path: string, seconds: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  utimesSync(file, seconds, seconds);
  for (let parent = dirname(file); parent.startsWith(folder); parent = dirname(parent)) utimesSync(parent, 0, 0);
}

test.each([
  ["src/app.ts", false],
  ["src/lib/http/client.ts", false],
  ["dist/embed.js", true],
  ["node_modules/library/index.js", true],
])("a build before the last change of %s: up to date is %s", (changed, expected) => {
  write("src/app.ts", 1);
  write("dist/app.js", 2);
  write(changed, 3);
  const web = relative(ROOT, folder);
  expect(isUpToDate({ sources: [web], result: join(web, "dist/app.js") })).toBe(expected);
});
