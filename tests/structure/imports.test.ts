import { describe, expect, test } from "vitest";
import { importCycles, readSources, type SourceFile } from "./import-graph";

/** Each area may import the areas before it. Those of the last layer never import each other. */
const LAYERS = [
  ["identity"],
  ["teams"],
  ["records"],
  ["forms"],
  ["reports", "journeys", "notifications", "scheduling", "routing", "email"],
];
/** Folders that must not import any area. */
const SHARED = /^(?:domain\/src\/shared|functions\/src\/platform|web\/src\/ui|web\/src\/lib)\//;
/** Packages that a package's source must not import. */
const FOREIGN: Record<string, RegExp> = {
  domain: /^(?:web|functions|emulators|tests)\/|^@dure\/(?!domain)/,
  functions: /^(?:web|emulators|tests)\/|^@dure\/(?!domain)/,
  web: /^(?:functions|emulators|tests)\/|^@dure\/(?!domain)/,
};
/** The packages that the domain may import: zod, Temporal, and pure, small ones. */
const PURE_PACKAGES = new Set(["dequal/lite", "libphonenumber-js/min", "temporal-polyfill", "zod"]);
const CONTRACT = "domain/src/shared/endpoint.ts";
const IMPURE = /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)|\bcrypto\.randomUUID\(\)|\bTemporal\.Now\b/;

const files = readSources();
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isProduct = ({ path }: SourceFile) => /^(?:domain|functions|web)\/src\//.test(path);
const packageOf = (path: string) => path.slice(0, path.indexOf("/"));
const layerOf = (path: string) => {
  const area = /^(?:domain|functions|web)\/src\/([\w-]+)\//.exec(path)?.[1] ?? "";
  return { area, layer: LAYERS.findIndex((areas) => areas.includes(area)) };
};

/** Each import that breaks a rule, as `file: source`. */
const breaches = (wrong: (from: string, one: SourceFile["imports"][number]) => boolean): string[] =>
  files
    .filter(isProduct)
    .flatMap(({ path, imports }) =>
      imports.filter((one) => wrong(path, one)).map(({ source }) => `${path}: ${source}`),
    );

describe("imports", () => {
  test("are found", () => {
    expect(files.length).toBeGreaterThan(2000);
    expect(files.flatMap(({ imports }) => imports).filter(({ target }) => target).length).toBeGreaterThan(5000);
  });

  test("lead to files that exist", () => {
    const known = new Set(files.map(({ path }) => path));
    const lost = breaches((_, { target }) => target?.endsWith(".ts") === true && !known.has(target));
    expect(lost).toEqual([]);
  });

  test("form no cycle, type imports included", () => {
    expect(importCycles(files, () => true)).toEqual([]);
  });

  test("go one way from area to area: identity ← teams ← records ← forms ← the others, which never import each other", () => {
    const wrong = breaches((path, { target }) => {
      const [from, to] = [layerOf(path), layerOf(target ?? "")];
      if (from.layer === -1 || to.layer === -1 || from.area === to.area) return false;
      return to.layer >= from.layer;
    });
    expect(wrong).toEqual([]);
  });

  test("of shared folders don't lead to an area, not even through the domain", () => {
    const wrong = breaches(
      (path, { target = "" }) => SHARED.test(path) && !isTest(path) && layerOf(target).layer !== -1,
    );
    expect(wrong).toEqual([]);
  });

  test("of a package lead only to its own files and to the domain", () => {
    const wrong = breaches((path, { target, source }) => {
      const foreign = FOREIGN[packageOf(path)];
      return foreign?.test(target ?? source) ?? false;
    });
    expect(wrong).toEqual([]);
  });
});

describe("the domain", () => {
  const domain = files.filter(({ path }) => path.startsWith("domain/src/"));

  test("imports only pure packages and itself", () => {
    const wrong = domain
      .filter(({ path }) => !isTest(path) && path !== CONTRACT)
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ source }) => !source.startsWith(".") && !PURE_PACKAGES.has(source))
          .map(({ source }) => `${path}: ${source}`),
      );
    expect(wrong).toEqual([]);
  });

  test("never calls the clock or a random generator", () => {
    const code = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    expect(domain.filter(({ text }) => IMPURE.test(code(text))).map(({ path }) => path)).toEqual([]);
  });
});

test("transactions start only in platform/firebase, which ends those of failed attempts", () => {
  const wrong = files.filter(
    ({ path, text }) =>
      path.startsWith("functions/src/") &&
      path !== "functions/src/platform/firebase.ts" &&
      text.includes("firestore.runTransaction"),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
