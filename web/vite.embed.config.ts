import { join } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;

/** The script for other websites: one plain file, under a name that no build changes (docs/embed.md). */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: join(here, "dist"),
    // The app and its pages are there too.
    emptyOutDir: false,
    target: "es2022",
    lib: {
      entry: join(here, "src/lib/embed/embed.ts"),
      formats: ["iife"],
      name: "dure",
      fileName: () => "embed.js",
    },
  },
});
