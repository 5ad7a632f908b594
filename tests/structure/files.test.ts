import { describe, expect, test } from "vitest";
import { readSources } from "./import-graph";

const MAX_LINES = 300;
const MAX_FILES_IN_FOLDER = 25;
/** Files named for a kind of content: a collection's store, a screen's queries, an area's tables. */
const COLLECTIONS = /(?:-store|-queries|-fixture)$|^(?:events|triggers|routes|main|index|admin|install-chromium)$/;
/** Files whose names tools determine: configuration, type declarations, tests, test oracles, and a language's texts. */
const NAMED_BY_TOOLS = /\.(?:test|fixture|oracle|config|d)\.tsx?$|\/(?:locales|texts)\//;

const files = readSources().filter(({ path }) => !path.includes("/generated/"));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.[^/]*$/, "");

/** `startOfDay` and `StartOfDay` become start-of-day, `MAX_ROWS` becomes max-rows. */
const kebab = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll("_", "-")
    : name
        .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
        .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
        .toLowerCase();

const EXPORTED =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|type|interface|class|enum) ([\w$]+)/gm;
const exportsOf = (text: string): string[] => [...new Set([...text.matchAll(EXPORTED)].map(([, name = ""]) => name))];

/** A factory's file may have its product's name; folders may be the first words: `bulk/texts.ts` for `bulkTexts`. */
function fits(path: string, name: string): boolean {
  const [folder = "", above = ""] = folderOf(path).split("/").reverse();
  const base = baseOf(path);
  const names = [base, `${folder}-${base}`, `${above}-${folder}-${base}`, `${base}-${folder}`];
  return names.includes(kebab(name).replace(/^create-(?=.)/, "")) || names.includes(kebab(name));
}

describe("a file", () => {
  test("is named in kebab-case", () => {
    const wrong = files.filter(
      ({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(path.split("/").at(-1) ?? ""),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("has the name of its only export", () => {
    const wrong = files.flatMap(({ path, text }) => {
      const [name = "", ...more] = exportsOf(text);
      if (name === "" || more.length > 0 || COLLECTIONS.test(baseOf(path)) || NAMED_BY_TOOLS.test(path)) return [];
      return fits(path, name) ? [] : [`${path}: ${name}`];
    });
    expect(wrong).toEqual([]);
  });

  test(`has at most ${MAX_LINES} lines`, () => {
    const long = files.filter(({ text }) => text.trimEnd().split("\n").length > MAX_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

test(`a folder has two to ${MAX_FILES_IN_FOLDER} source files, not counting the tests beside them`, () => {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path) && !path.startsWith("tests/")) continue;
    counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  }
  const folders = [...counts.keys()];
  // These folders may be small: the tests of a small area, and the commands of `npm run check`.
  const mayBeSmall = (folder: string) => /^tests\/(?:api\/[\w-]+|check)$/.test(folder);
  const hasRooms = (folder: string) => folders.some((other) => other.startsWith(`${folder}/`));
  const wrong = [...counts].filter(
    ([folder, count]) => count > MAX_FILES_IN_FOLDER || (count === 1 && !hasRooms(folder) && !mayBeSmall(folder)),
  );
  expect(wrong).toEqual([]);
});
