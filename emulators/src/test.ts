import { execFileSync, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { isDocumentation, suiteTestsFor } from "../../tests/support/run/changed-tests";
import { runInSuite, runInSuites } from "./run-in-suite";
import { extractClockOption, runShifted } from "./shift-clock";
import { ROOT, SCRATCH, suiteFromEnvironment } from "./suite/settings";

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const { startMs, rest: given } = extractClockOption(process.argv.slice(2));
/** Reporters on the command line replace the default one. Ours always runs: it prints the times. */
const reporters = [
  ...(given.some((word) => word.startsWith("--reporter")) ? [] : ["--reporter=default"]),
  "--reporter=./tests/support/run/run-report.ts",
];

/** The port offset of the kill tests' suite: other tests start stacks of their own, 50 and 100 ports above the base. */
const KILL_OFFSET = 150;

if (startMs !== undefined) process.exitCode = await runShifted(startMs, given);
else if (given.includes("--changed")) await testChanged();
else if (given.every(isOfReport) && !process.env.DURE_DOMAIN) await testEverything();
else await runInSuite("vitest", ["run", ...given, ...reporters]);

function isOfReport(word: string): boolean {
  return /^--(reporter|outputFile)\b/.test(word);
}

/**
 * Runs all tests. Tests that kill processes mostly wait for restarts, so they run concurrently in a suite of their own.
 * A report file becomes two: `a.json` and, for the kill tests, `a.kill.json`.
 */
async function testEverything(): Promise<void> {
  const suite = suiteFromEnvironment(process.env, SCRATCH);
  const killed = { DURE_SUITE: `${suite.name}-kill`, DURE_PORT: String(suite.base + KILL_OFFSET) };
  const ofKills = given.map((word) => word.replace(/^(--outputFile.*?)(\.\w+)?$/, "$1.kill$2"));
  await runInSuites([
    { suite, command: "vitest", args: ["run", "--project=!kill", ...given, ...reporters] },
    {
      suite: suiteFromEnvironment(killed, SCRATCH),
      command: "vitest",
      args: ["run", "--project=kill", ...ofKills, ...reporters],
      isPrintedLast: true,
    },
  ]);
}

/** Runs the tests that import a changed file, and the suite's tests for the changed files' area and entity. */
async function testChanged() {
  const base = baseOfChange();
  const changed = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  if (isDocumentation(changed)) {
    console.log(
      changed.length === 0 ? "Nothing has changed." : "Only documentation has changed: there is nothing to test.",
    );
    return;
  }
  const all = globSync("{domain,functions,web,emulators,tests}/**/*.test.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/node_modules"],
  });
  const importing = lines(process.execPath, [VITEST, "list", "--filesOnly", "--changed", base])
    .map((line) => line.replace(/^\[\w+\] /, ""))
    .filter((path) => all.includes(path));
  const bySuite = suiteTestsFor(changed, all);
  const tests = [...new Set([...importing, ...bySuite])].toSorted();
  const rest = given.filter((word) => word !== "--changed");
  console.log(`${changed.length} files have changed since ${base.slice(0, 9)}: ${tests.length} test files`);
  if (tests.length === 0) return;
  const args = ["run", ...tests, ...rest, ...reporters];
  if (tests.some((path) => /^tests\/(?!structure|support|fuzz)/.test(path))) await runInSuite("vitest", args);
  else process.exitCode = await runAlone(args);
}

/** The commit at which this branch left main; on main itself, its last commit. */
function baseOfChange(): string {
  const [head = "HEAD"] = git("rev-parse", "HEAD");
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? head;
    } catch {
      // This repository has no such branch.
    }
  }
  return head;
}

/** Runs unit tests, which need no suite. */
function runAlone(args: string[]): Promise<number> {
  const child = spawn(process.execPath, [VITEST, ...args], { cwd: ROOT, stdio: "inherit" });
  return new Promise((done) => {
    child.once("exit", (code) => done(code ?? 1));
  });
}

function git(...args: string[]): string[] {
  return lines("git", args);
}

function lines(command: string, args: string[]): string[] {
  const output = execFileSync(command, args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  return output.split("\n").filter((line) => line !== "");
}
