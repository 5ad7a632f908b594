import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { isUpToDate, WEB } from "./suite/build";
import { ROOT } from "./suite/settings";

/** How many steps run at a time. */
const LANES = 2;
const CACHE = join(ROOT, "node_modules", ".cache");
const FIRST_PAINT = join(CACHE, "first-paint");

interface Step {
  name: string;
  /** Path in node_modules. */
  program: string;
  args: string[];
  /** The file that the step writes, if the step can be skipped until its sources change. */
  result?: string;
}

/** One checker only: each further checker checks the libraries' types again. Unchanged files are not checked again. */
const types = (name: string, project: string): Step => ({
  name: `Types: ${name}`,
  program: "typescript/bin/tsc",
  args: [
    "-p",
    project,
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    join(CACHE, `verify-${name}.tsbuildinfo`),
  ],
});

/** The longest first, so that both lanes end at about the same time. */
const STEPS: Step[] = [
  types("web", "web"),
  { name: "Unit tests", program: "vitest/vitest.mjs", args: ["run", "--project", "unit", "--reporter", "dot"] },
  types("server", "tsconfig.server.json"),
  {
    name: "First paint",
    program: "vite/bin/vite.js",
    args: ["build", "web", "--mode", "budget", "--outDir", FIRST_PAINT, "--logLevel", "warn"],
    result: relative(ROOT, join(FIRST_PAINT, "index.html")),
  },
  { name: "Format and lint", program: "@biomejs/biome/bin/biome", args: ["check"] },
  types("domain", "domain"),
];

mkdirSync(CACHE, { recursive: true });
const startedMs = Date.now();
const waiting = [...STEPS];
const failed: string[] = [];
await Promise.all(Array.from({ length: LANES }, work));
const seconds = secondsSince(startedMs);
console.log(failed.length === 0 ? `Verified in ${seconds} s` : `Failed after ${seconds} s: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (step.result && isUpToDate({ sources: [...WEB.sources, "package-lock.json"], result: step.result })) {
      console.log(`✓ ${step.name.padEnd(16)} unchanged`);
      continue;
    }
    const stepMs = Date.now();
    const { code, output } = await run(step);
    console.log(`${code === 0 ? "✓" : "✗"} ${step.name.padEnd(16)} ${secondsSince(stepMs).padStart(6)} s`);
    if (code === 0) continue;
    failed.push(step.name);
    console.log(output);
  }
}

function run({ program, args }: Step): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, "node_modules", program), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
  return new Promise((done) => {
    child.once("close", (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}

function secondsSince(ms: number): string {
  return ((Date.now() - ms) / 1000).toFixed(1);
}
