import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Libraries with a single entry (a barrel) that exports everything, and the path of that entry. */
const BARRELS: Record<string, string> = {
  "@chakra-ui/react": "@chakra-ui/react/dist/esm/index.js",
  "lucide-react": "lucide-react/dist/esm/lucide-react.mjs",
};

const MODULES = join(import.meta.dirname, "../node_modules");
const IMPORT = /^import (?:type )?\{([^}]*)\} from "([^"]+)";?/gm;

/** The source of a barrel's export: a file and the name there, or `*` for the whole file. */
type Source = { file: string; name: string };

/**
 * Makes the app's code import each component from its own file. The bundler drops a barrel's unused exports anyway, but
 * it assigns a component to a chunk by its importers (web/chunk-groups.ts), and a barrel imports every component.
 */
export const barrelPlugin = (): Plugin => ({
  name: "dure-barrel",
  apply: "build",
  transform(code, id) {
    if (id.includes("/node_modules/") || !Object.keys(BARRELS).some((name) => code.includes(`"${name}"`)))
      return undefined;
    const direct = code.replace(IMPORT, (statement, names: string, library: string) =>
      library in BARRELS
        ? names
            .split(",")
            .map((name) => importOf(library, name))
            .join("")
        : statement,
    );
    return direct === code ? undefined : { code: direct, map: null };
  },
});

function importOf(library: string, clause: string): string {
  const [name = "", local = name] = clause.trim().split(/\s+as\s+/);
  if (name === "") return "";
  const source = sourcesOf(library).get(name);
  if (!source) throw new Error(`${library} exports no ${name}`);
  const what = source.name === "*" ? `* as ${local}` : `{ ${source.name} as ${local} }`;
  return `import ${what} from ${JSON.stringify(source.file)};`;
}

const known = new Map<string, ReadonlyMap<string, Source>>();

function sourcesOf(library: string): ReadonlyMap<string, Source> {
  const read = known.get(library) ?? readBarrel(join(MODULES, BARRELS[library] ?? ""));
  known.set(library, read);
  return read;
}

function readBarrel(barrel: string): ReadonlyMap<string, Source> {
  const text = readFileSync(barrel, "utf8");
  const fileOf = (path: string) => (path.startsWith(".") ? join(dirname(barrel), path) : path);
  const spaces = new Map(
    [...text.matchAll(/^import \* as ([\w$]+) from '([^']+)'/gm)].map(([, name = "", path = ""]) => [
      name,
      fileOf(path),
    ]),
  );
  const sources = new Map<string, Source>();
  for (const [, names = "", path] of text.matchAll(/^export \{([^}]*)\}(?: from '([^']+)')?/gm))
    for (const clause of names.split(",")) {
      const [name = "", exported = name] = clause.trim().split(/\s+as\s+/);
      const space = spaces.get(name);
      if (path) sources.set(exported, { file: fileOf(path), name });
      else if (space) sources.set(exported, { file: space, name: "*" });
    }
  return sources;
}
