import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cleanup } from "./suite/cleanup";
import { launch, type RunningSuite } from "./suite/launch";
import { ROOT, SCRATCH, type Suite, suiteFromEnvironment } from "./suite/settings";
import { untilStopped } from "./suite/until-stopped";

/** A command, and the suite that is started for it. */
export interface SuiteRun {
  suite: Suite;
  command: string;
  args: string[];
  /** Whether its output is buffered in the suite's folder, and printed when all runs have ended. */
  isPrintedLast?: boolean;
}

/** Starts a suite, runs a command with the suite's addresses in its environment, and exits with the command's code. */
export const runInSuite = (command: string, args: string[]): Promise<void> =>
  runInSuites([{ suite: suiteFromEnvironment(process.env, SCRATCH), command, args }]);

/** Runs commands at the same time, each in its own suite, and exits with their highest code. */
export function runInSuites(runs: readonly SuiteRun[]): Promise<void> {
  return untilStopped(async (cleanup) => {
    const codes: Promise<number>[] = [];
    for (const run of runs) {
      const options = { keepData: false, retryDelayFactor: 0.1, printsProblems: false };
      const code = start(run, await launch(run.suite, options, cleanup), cleanup);
      // A failure is thrown below, once the other suites have started.
      code.catch(() => {});
      codes.push(code);
    }
    const highest = Math.max(...(await Promise.all(codes)));
    for (const run of runs) if (run.isPrintedLast) process.stdout.write(readFileSync(outputFileOf(run)));
    return highest;
  });
}

const outputFileOf = ({ suite }: SuiteRun): string => join(suite.folder, "output.log");

function start(run: SuiteRun, { environment, died }: RunningSuite, cleanup: Cleanup): Promise<number> {
  const output = run.isPrintedLast ? openSync(outputFileOf(run), "w") : "inherit";
  const child = spawn(run.command, run.args, {
    cwd: ROOT,
    env: { ...process.env, DURE_SUITE: run.suite.name, DURE_PORT: String(run.suite.base), ...environment },
    stdio: ["ignore", output, output],
    detached: true,
  });
  if (typeof output === "number") closeSync(output);
  cleanup.add(() => stopGroup(child.pid));
  return new Promise<number>((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
    died.then(() => fail(new Error("The emulators ended before the command did.")));
  });
}

function stopGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, "SIGTERM");
  } catch {
    // The whole group has ended already.
  }
}
