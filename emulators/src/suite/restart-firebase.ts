import type { Firebase } from "./firebase";
import { printStatus } from "./progress";

const MOST_RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;

/**
 * Starts the emulators again when they end by themselves, and says so. It gives up when they end too often, and when they
 * never were ready.
 * @param start starts them on the data that was saved last
 * @param restore restores what their data leaves out
 */
export async function restartFirebase(
  start: () => Promise<Firebase>,
  restore: () => Promise<void>,
  print = printStatus,
): Promise<Firebase> {
  let current = await start();
  let isStopped = false;
  const endedMs: number[] = [];

  const untilGivenUp = async (): Promise<number> => {
    const code = await current.exited;
    endedMs.push(Date.now());
    const recent = endedMs.filter((ms) => ms > Date.now() - WITHIN_MS);
    if (isStopped || recent.length > MOST_RESTARTS) return code;
    print(`✗ The emulators ended with code ${code}. They start again on the data that was saved last.`);
    await current.stop();
    current = await start();
    await current.ready;
    await restore();
    print("  The emulators run again.");
    return untilGivenUp();
  };

  const { ready, exited } = current;
  return {
    ready,
    exited: ready.then(untilGivenUp, () => exited),
    stop: () => {
      isStopped = true;
      return current.stop();
    },
  };
}
