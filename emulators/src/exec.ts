import { spawn } from "node:child_process";
import { launch } from "./suite/launch";
import { ROOT, suiteFromEnvironment } from "./suite/settings";
import { untilStopped } from "./suite/until-stopped";

const [command, ...args] = process.argv.slice(2);

await untilStopped(async (onStop) => {
  if (!command) throw new Error("Say which command to run: node emulators/bootstrap.mjs exec <command>");
  let stopSuite = async () => {};
  let stopCommand = () => {};
  onStop(async () => {
    stopCommand();
    await stopSuite();
  });
  const suite = await launch(suiteFromEnvironment(process.env), { keepData: false, echo: false }, (stop) => {
    stopSuite = stop;
  });
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...suite.environment },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  stopCommand = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGTERM");
    } catch {
      // It has ended already.
    }
  };
  return new Promise<number>((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) => done(code ?? 1));
    suite.died.then(() => fail(new Error("The emulators ended before the command did.")));
  });
});
