import { execFileSync, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { isDocumentation, suiteTestsFor } from "../../tests/support/run/changed-tests";
import { runInSuite } from "./run-in-suite";
import { runShifted, takeClock } from "./shift-clock";
import { ROOT } from "./suite/settings";

const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");
const { startMs, rest: given } = takeClock(process.argv.slice(2));
/** Reporters that are asked for take the default one's place; ours tells the times in any case. */
const reporters = [
  ...(given.some((word) => word.startsWith("--reporter")) ? [] : ["--reporter=default"]),
  "--reporter=./tests/support/run/run-report.ts",
];

if (startMs !== undefined) process.exitCode = await runShifted(startMs, given);
else if (given.includes("--changed")) await testChanged();
else await runInSuite("vitest", ["run", ...given, ...reporters]);

/** Runs what the change touches: tests that import it, and tests of the suite that know of it by its place. */
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
  if (tests.some((path) => /^tests\/(?!structure|support)/.test(path))) await runInSuite("vitest", args);
  else process.exitCode = await runAlone(args);
}

/** Where this branch left the main one; the last commit on the main one itself. */
function baseOfChange(): string {
  const [head = "HEAD"] = git("rev-parse", "HEAD");
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main)[0] ?? head;
    } catch {
      // There is no such branch here.
    }
  }
  return head;
}

/** Unit tests need no suite. */
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
