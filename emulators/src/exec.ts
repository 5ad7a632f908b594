import { spawn } from "node:child_process";
import { launch } from "./suite/launch";
import { ROOT, SCRATCH, suiteFromEnvironment } from "./suite/settings";
import { untilStopped } from "./suite/until-stopped";

const [command, ...args] = process.argv.slice(2);

await untilStopped(async (cleanup) => {
  if (!command) throw new Error("Say which command to run: node emulators/bootstrap.mjs exec <command>");
  const suite = await launch(suiteFromEnvironment(process.env, SCRATCH), { keepData: false, echo: false }, cleanup);
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

function stopGroup(pid: number | undefined) {
  try {
    if (pid) process.kill(-pid, "SIGTERM");
  } catch {
    // All of it has ended already.
  }
}
