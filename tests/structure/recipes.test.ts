import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { UNUSED_RECIPES } from "../../web/unused-recipes-plugin";

const ROOT = join(import.meta.dirname, "../..");
const CHAKRA = join(ROOT, "node_modules/@chakra-ui/react/dist/esm");
const BARREL = readFileSync(join(CHAKRA, "index.js"), "utf8");

/** The files of the theme that name all recipes. */
const BARRELS = ["index.js", "recipes.js", "slot-recipes.js"];

const IMPORT = /import \{([^}]*)\} from "@chakra-ui\/react"/g;
const KEY = /\bkey: "(\w+)"/g;
const FROM = /from '(\.\.?\/[^']+)'/g;

/** The files of Chakra that define a name of its barrel. */
function definitionsOf(name: string): string[] {
  const alias = new RegExp(`export \\{ ([\\w$]+) as ${name} \\}`).exec(BARREL)?.[1] ?? name;
  const exported = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(BARREL)?.[1];
  const namespace = new RegExp(`import \\* as ${alias.replace("$", "\\$")} from '([^']+)'`).exec(BARREL)?.[1];
  return [exported, namespace].flatMap((path) => (path?.startsWith(".") ? [join(CHAKRA, path)] : []));
}

/** The recipes' keys that the app's components use, directly or through the components that they are made of. */
function usedRecipes(): Set<string> {
  const sources = globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const names = sources.flatMap((source) => [...source.matchAll(IMPORT)].flatMap(([, list = ""]) => list.split(",")));
  const used = new Set(names.map((name) => name.trim().split(" ")[0] ?? "").filter((name) => name !== "type"));
  const files = new Set([...used].flatMap(definitionsOf));
  for (const file of files)
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(FROM))
      if (join(dirname(file), path).includes("/components/")) files.add(join(dirname(file), path));
  return new Set(
    [...files].flatMap((file) => [...readFileSync(file, "utf8").matchAll(KEY)].map(([, key = ""]) => key)),
  );
}

const keyOf = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test("the build leaves out only recipes of components that no screen uses", () => {
  const used = usedRecipes();
  expect(used.has("button")).toBe(true);
  expect(UNUSED_RECIPES.filter((file) => used.has(keyOf(file)))).toEqual([]);
});

test("no remaining recipe depends on one that is left out", () => {
  const folder = join(CHAKRA, "theme/recipes");
  const staying = globSync("*.js", { cwd: folder }).filter((file) => !UNUSED_RECIPES.includes(file.slice(0, -3)));
  const parts = staying
    .filter((file) => !BARRELS.includes(file))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/from '\.\/([\w-]+)\.js'/g)])
    .map(([, part = ""]) => part);
  expect(parts).toContain("select");
  expect(UNUSED_RECIPES.filter((file) => parts.includes(file))).toEqual([]);
});
