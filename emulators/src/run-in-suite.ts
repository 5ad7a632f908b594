import { spawn } from "node:child_process";
import { launch } from "./suite/launch";
import { ROOT, SCRATCH, suiteFromEnvironment } from "./suite/settings";
import { untilStopped } from "./suite/until-stopped";

/** Starts a suite, runs a command with the suite's addresses in its environment, and exits with the command's code. */
export function runInSuite(command: string, args: string[]): Promise<void> {
  return untilStopped(async (cleanup) => {
    const suite = await launch(
      suiteFromEnvironment(process.env, SCRATCH),
      { keepData: false, retryDelayFactor: 0.1, printsProblems: false },
      cleanup,
    );
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...suite.environment },
      stdio: ["ignore", "inherit", "inherit"],
      detached: true,
    });
    cleanup.add(() => stopGroup(child.pid));
    return new Promise<number>((done, fail) => {
      child.once("error", fail);
      child.once("exit", (code) => done(code ?? 1));
      suite.died.then(() => fail(new Error("The emulators ended before the command did.")));
    });
  });
}

function stopGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, "SIGTERM");
  } catch {
    // The whole group has ended already.
  }
}
