import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/**
 * The limits of a first visit: the compressed size of its scripts and the number of files; docs/first-paint.md explains
 * them.
 */
const BUDGETS = [
  { page: "log-in page", chunks: ["entry", "entry-ko", "account"], maxKb: 100, maxFiles: 8 },
  { page: "first view of a list", chunks: ["first-list", "account"], maxKb: 100, maxFiles: 6 },
  { page: "list page", chunks: ["app", "daily", "app-ko", "daily-ko"], maxKb: 580, maxFiles: 16 },
] as const;

const KB = 1_000;

/** Fails the build if a page's first visit would fetch more than its budget. */
export const budgetPlugin = (): Plugin => ({
  name: "dure-budget",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    for (const { page, chunks: names, maxKb, maxFiles } of BUDGETS) {
      const files = closureOf(chunks, names);
      const kb = files.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / KB;
      const found = `The ${page} fetches ${files.length} scripts of ${kb.toFixed(0)} kB`;
      this.info(found);
      if (kb > maxKb || files.length > maxFiles)
        this.error(`${found}; its budget is ${maxFiles} of ${maxKb} kB (web/budget-plugin.ts).`);
    }
  },
});

/** The page's own script, the named chunks, and all that they import. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], names: readonly string[]): Rolldown.OutputChunk[] {
  const reached = new Set(chunks.filter(({ isEntry, name }) => isEntry || names.includes(name)));
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return [...reached];
}
