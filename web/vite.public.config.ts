import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { contractPlugin } from "./contract-plugin.ts";

const here = import.meta.dirname;
const OUT = join(here, "dist/public");
const SERVED_FROM = join(here, "../functions/lib/public");

/** The pages, and the area that each belongs to. */
const AREAS: Record<string, string> = {
  booking: "scheduling",
  meet: "scheduling",
  event: "scheduling",
  form: "routing",
};

/** A function serves the pages, with the tags and data of each in place of their marks, so it takes them along. */
const handOverPage = (page: string): Plugin => ({
  name: "dure-hand-over-page",
  apply: "build",
  async closeBundle() {
    await mkdir(SERVED_FROM, { recursive: true });
    await cp(join(OUT, `${page}.html`), join(SERVED_FROM, `${page}.html`));
  },
});

/**
 * The pages for visitors: preact, no Chakra and no Firebase SDK; `--mode` says which: a key of AREAS. Functions and
 * Hosting are deployed one after the other, so a page's script and styles are one file each whose name never changes:
 * whichever of the two is older, the page finds them, and no part of another build.
 */
export default defineConfig(({ mode: page }) => ({
  root: join(here, `src/${AREAS[page]}/public`),
  base: "/public/",
  publicDir: false,
  plugins: [contractPlugin(), handOverPage(page)],
  build: {
    outDir: OUT,
    // The app's build has emptied it, and the other page is there too.
    emptyOutDir: false,
    rolldownOptions: {
      input: join(here, `src/${AREAS[page]}/public/${page}.html`),
      output: { entryFileNames: `assets/${page}.js`, assetFileNames: `assets/${page}[extname]` },
    },
  },
}));
