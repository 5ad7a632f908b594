import { globSync, readFileSync } from "node:fs";

export const ROOT = new URL("../../", import.meta.url);

/** Leaves out dependencies and build output. `lib` is the functions' build output, except for web/src/lib. */
const isOurs = (path: string): boolean =>
  !/(^|\/)(node_modules|dist|lib)\//.test(path.replace(/^web\/src\/lib\//, "web/src/"));

/** The paths that match patterns, from the root of the repository. */
export const filesLike = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name === "node_modules" || name === "dist" })
    .filter(isOurs)
    .sort();

export const textOf = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

export const PAGES = filesLike("*.md", "docs/**/*.md", "{emulators,web}/README.md");

/** The anchors of a page's headings, as GitHub generates them. */
export const anchorsOf = (page: string): Set<string> => {
  const text = textOf(page).replaceAll(/^```.*?^```/gms, "");
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(headings.map(anchorOf));
};

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
