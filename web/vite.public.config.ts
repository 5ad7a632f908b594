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

/**
 * A function serves the pages and fills their placeholders with tags and data, so a copy of each page is deployed with
 * it.
 */
const handOverPage = (page: string): Plugin => ({
  name: "dure-hand-over-page",
  apply: "build",
  async closeBundle() {
    await mkdir(SERVED_FROM, { recursive: true });
    await cp(join(OUT, `${page}.html`), join(SERVED_FROM, `${page}.html`));
  },
});

/**
 * The pages for visitors: Preact, without Chakra and the Firebase SDK; `--mode` selects the page, a key of AREAS.
 * Functions and Hosting are deployed one after the other, so a page has one script and one style sheet with fixed
 * names: whichever is older, the page finds its files and mixes no builds.
 */
export default defineConfig(({ mode: page }) => ({
  root: join(here, `src/${AREAS[page]}/public`),
  base: "/public/",
  publicDir: false,
  plugins: [contractPlugin(), handOverPage(page)],
  build: {
    outDir: OUT,
    // The app's build has emptied the folder, and the other pages are in it, too.
    emptyOutDir: false,
    rolldownOptions: {
      input: join(here, `src/${AREAS[page]}/public/${page}.html`),
      output: { entryFileNames: `assets/${page}.js`, assetFileNames: `assets/${page}[extname]` },
    },
  },
}));
