import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { LoggedFailure, printStatus, runLogged } from "./progress";
import { ROOT, type Suite } from "./settings";

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

export const WEB: Target = {
  workspace: "web",
  sources: ["web", "domain/src"],
  result: "web/dist/embed.js",
};

export async function buildFunctions(suite: Suite) {
  if (!(await build(FUNCTIONS, suite))) throw new LoggedFailure("The functions could not be built.", logOf(suite));
}

/** Builds the web app. A failure is only reported, because the rest of the suite works without it. */
export async function buildWeb(suite: Suite) {
  if (await build(WEB, suite)) return;
  const { message } = new LoggedFailure("The web app could not be built; the API and the emulators run.", logOf(suite));
  printStatus(`✗ ${message}`);
}

const logOf = ({ folder }: Suite) => join(folder, "build.log");

async function build(target: Target, suite: Suite): Promise<boolean> {
  return isUpToDate(target) || runLogged("npm", ["run", "build", "--silent", "-w", target.workspace], logOf(suite));
}

/** Whether a result, a path from the root, is younger than all of its sources. */
export function isUpToDate({ sources, result }: Pick<Target, "sources" | "result">): boolean {
  const built = statSync(join(ROOT, result), { throwIfNoEntry: false });
  return built !== undefined && sources.every((path) => newest(join(ROOT, path)) < built.mtimeMs);
}

const GENERATED = new Set(["node_modules", "dist"]);

/** The latest modification time in a file or folder, in ms; 0 if it does not exist. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const entries = readdirSync(path).filter((name) => !GENERATED.has(name));
  return Math.max(stat.mtimeMs, ...entries.map((name) => newest(join(path, name))));
}
