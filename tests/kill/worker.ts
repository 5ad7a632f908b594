import { existsSync, readdirSync, readFileSync } from "node:fs";
import { DEATH_SIGNAL } from "../../emulators/src/firebase/kill-points";
import { suite } from "../support/suite/suite";

/** Whether this machine has /proc, which shows the function of each process. */
export const canFindWorkers = existsSync("/proc/self/environ");

/** The time that a process gets to release its locks before SIGKILL. */
const DEATH_MS = 1_500;

/**
 * Kills all processes of one of the suite's functions at once, as a machine failure does.
 * @returns the number of processes
 */
export function killWorkers(functionName: string): number {
  const found = workersOf(functionName);
  for (const pid of found) signal(pid, DEATH_SIGNAL);
  setTimeout(() => {
    for (const pid of found) if (isWorker(pid, functionName)) signal(pid, "SIGKILL");
  }, DEATH_MS);
  return found.length;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}

/** The processes of one of the suite's functions. */
export function workersOf(functionName: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => isWorker(pid, functionName));
}

/** A worker's environment contains its function's name, and identifies the suite by Firestore's address. */
function isWorker(pid: number, functionName: string): boolean {
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
    return (
      variables.includes(`FUNCTION_TARGET=${functionName}`) &&
      variables.includes(`FIRESTORE_EMULATOR_HOST=${process.env.FIRESTORE_EMULATOR_HOST}`) &&
      variables.some((one) => one === `APP_URL=${suite.appUrl}`)
    );
  } catch {
    // The process has ended, or belongs to another user.
    return false;
  }
}
