import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const here = import.meta.dirname;
const OUT = join(here, "dist/public");
const SERVED_FROM = join(here, "../functions/lib/public");

/** A function serves the pages, with the tags and data of each in place of their marks, so it takes them along. */
const handOverPages = (): Plugin => ({
  name: "dure-hand-over-pages",
  apply: "build",
  async closeBundle() {
    const pages = (await readdir(OUT)).filter((name) => name.endsWith(".html"));
    await mkdir(SERVED_FROM, { recursive: true });
    await Promise.all(pages.map((name) => cp(join(OUT, name), join(SERVED_FROM, name))));
  },
});

/** The pages for visitors: preact, no Chakra and no Firebase SDK. Their scripts are below /public/. */
export default defineConfig({
  root: join(here, "src/scheduling/public"),
  base: "/public/",
  publicDir: false,
  plugins: [handOverPages()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: {
      input: ["booking", "event"].map((name) => join(here, `src/scheduling/public/${name}.html`)),
    },
  },
});
