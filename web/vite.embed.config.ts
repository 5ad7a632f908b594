import { join } from "node:path";
import { defineConfig, type LibraryFormats } from "vite";
import { contractPlugin } from "./contract-plugin.ts";

const here = import.meta.dirname;

type Script = { entry: string; format: LibraryFormats };

/** The entry of each script, and how a website loads it: by a tag, or, for the runtime, by the loader. */
const SCRIPTS: Record<string, Script> = {
  embed: { entry: "src/lib/embed/embed.ts", format: "iife" },
  form: { entry: "src/routing/public/website/loader.ts", format: "iife" },
  t: { entry: "src/journeys/snippet/snippet.ts", format: "iife" },
  "form-runtime": { entry: "src/routing/public/website/runtime.ts", format: "es" },
};

/**
 * The scripts for other websites. Each is a single plain file whose name no build changes (docs/embed.md); `--mode`
 * selects the script.
 */
export default defineConfig(({ mode }) => {
  const script = SCRIPTS[mode];
  if (!script) throw new Error(`There is no script called ${mode}.`);
  return {
    plugins: [contractPlugin()],
    publicDir: false,
    build: {
      outDir: join(here, "dist"),
      // The folder also has the app and its pages.
      emptyOutDir: false,
      target: "es2022",
      minify: true,
      lib: {
        entry: join(here, script.entry),
        formats: [script.format],
        name: "dure",
        fileName: () => `${mode}.js`,
      },
    },
  };
});
