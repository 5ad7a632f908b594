import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./settings";

interface Target {
  workspace: "functions" | "web";
  sources: string[];
  /** The file that the build writes last. */
  result: string;
}

export const FUNCTIONS: Target = {
  workspace: "functions",
  sources: ["functions/src", "functions/build.js", "functions/package.json", "domain/src"],
  result: "functions/lib/index.js",
};

const WEB: Target = {
  workspace: "web",
  sources: ["web", "domain/src"],
  result: "web/dist/embed.js",
};

export async function buildFunctions() {
  if (!(await build(FUNCTIONS))) throw new Error("The functions could not be built.");
}

/** Without the web app the rest is still of use, so its failure is only told. */
export async function buildWeb() {
  if (await build(WEB)) return;
  console.error("\nThe web app could not be built: the addresses below serve the API and the emulators only.\n");
}

async function build({ workspace, sources, result }: Target): Promise<boolean> {
  const built = join(ROOT, result);
  const changed = Math.max(...sources.map((path) => newest(join(ROOT, path))));
  if (existsSync(built) && statSync(built).mtimeMs > changed) return true;
  console.log(`Building ${workspace}`);
  const child = spawn("npm", ["run", "build", "--silent", "-w", workspace], { cwd: ROOT, stdio: "inherit" });
  return new Promise((done) => child.once("exit", (code) => done(code === 0)));
}

const GENERATED = new Set(["node_modules", "dist", "lib"]);

/** The latest change in a file or a folder, in ms; 0 when it is not there. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const entries = readdirSync(path).filter((name) => !GENERATED.has(name));
  return Math.max(stat.mtimeMs, ...entries.map((name) => newest(join(path, name))));
}
