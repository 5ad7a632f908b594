import { readFile } from "node:fs/promises";
import { build, context } from "esbuild";

const here = import.meta.dirname;
const { dependencies } = JSON.parse(await readFile(`${here}/package.json`, "utf8"));

// `firebase deploy` uploads this folder alone and installs its dependencies: only the domain has to be in the bundle.
const options = {
  absWorkingDir: here,
  entryPoints: ["src/index.ts"],
  outdir: "lib",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  sourcemap: true,
  logLevel: "info",
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
};

if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
