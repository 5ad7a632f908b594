import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PACKAGES = "{domain,functions,web,emulators,tests}";
const isSource = (path: string) =>
  !/(^|\/)(node_modules|lib|dist)\//.test(path.replace(/^web\/src\/lib\//, "web/src/"));

const STATIC =
  /^(?:import|export)\s+(type\s+)?(?:[\w$*]+(?:\s+as\s+[\w$]+)?\s*,?\s*)?(\{[^}]*\})?\s*from\s+"([^"]+)"/gm;
const BARE = /^import\s+"([^"]+)"/gm;
const DYNAMIC = /(typeof\s+)?\bimport\("([^"]+)"\)/g;

export interface Import {
  /** The specifier in the import statement. */
  source: string;
  /** Path from the root of the repository; undefined for a package. */
  target: string | undefined;
  /** Whether it imports types only, and so is erased at run time. */
  isType: boolean;
}

export interface SourceFile {
  /** Path from the root of the repository. */
  path: string;
  text: string;
  imports: Import[];
}

/** All TypeScript files of the repository with their imports. */
export function readSources(): SourceFile[] {
  return globSync(`${PACKAGES}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: (path) => path === "node_modules" })
    .filter(isSource)
    .map((path) => {
      const text = readFileSync(join(ROOT, path), "utf8");
      return { path, text, imports: importsOf(path, text) };
    });
}

function importsOf(path: string, text: string): Import[] {
  const found = [
    ...[...text.matchAll(STATIC)].map(([, type, names, source = ""]) => ({
      source,
      isType: type !== undefined || namesTypesOnly(names),
    })),
    ...[...text.matchAll(BARE)].map(([, source = ""]) => ({ source, isType: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, type, source = ""]) => ({ source, isType: type !== undefined })),
  ];
  return found.map(({ source, isType }) => ({ source, isType, target: resolveSource(path, source) }));
}

const namesTypesOnly = (names: string | undefined): boolean =>
  (names ?? "{default}")
    .slice(1, -1)
    .split(",")
    .every((name) => name.trim() === "" || name.trim().startsWith("type "));

function resolveSource(from: string, source: string): string | undefined {
  const base = source.startsWith("@dure/domain/")
    ? source.replace("@dure/domain/", "domain/src/")
    : source.startsWith(".")
      ? join(dirname(from), source.replace(/\?.*$/, ""))
      : undefined;
  if (base === undefined) return undefined;
  const known = [base, `${base}.ts`, `${base}.tsx`, `${base}.d.ts`].find(
    (path) => /\.\w+$/.test(path) && existsSync(join(ROOT, path)),
  );
  return known ?? base;
}

/** Groups of files that import each other, directly or not. */
export function importCycles(files: readonly SourceFile[], follows: (one: Import) => boolean): string[][] {
  const next = new Map(
    files.map(({ path, imports }) => [path, imports.filter(follows).flatMap(({ target }) => target ?? [])]),
  );
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (path: string) => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    stack.push(path);
    for (const target of next.get(path) ?? []) {
      if (!next.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(path, Math.min(low.get(path) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = stack.splice(stack.indexOf(path));
    if (group.length > 1 || next.get(path)?.includes(path)) cycles.push(group);
  };
  for (const path of next.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
