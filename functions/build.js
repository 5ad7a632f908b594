import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
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

// Chunks of earlier builds would be deployed too.
await rm(`${here}/lib/chunks`, { recursive: true, force: true });

// The reference page's script is served from here, without a network of others.
const reference = new URL("browser/standalone.js", import.meta.resolve("@scalar/api-reference"));
await mkdir(`${here}/lib/docs`, { recursive: true });
await copyFile(fileURLToPath(reference), `${here}/lib/docs/reference.js`);

if (process.argv.includes("--watch")) await (await context(options)).watch();
else await build(options);
