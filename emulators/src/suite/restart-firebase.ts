import type { Firebase } from "./firebase";
import { printStatus } from "./progress";

const MOST_RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;

/**
 * Restarts the emulators when they exit by themselves, and prints that. It gives up when they exit too often, or were
 * never ready.
 * @param start starts the emulators with the data that was saved last
 * @param restore restores the state that the emulators' data does not include
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
