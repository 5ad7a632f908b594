import { readFileSync } from "node:fs";
import { workersOf } from "../../kill/worker";
import { pause } from "../../support/suite/wait";

/** The functions that send campaigns and process their events. */
const FUNCTIONS = ["api", "jobs", "campaigns", "onEvent"];
const SAMPLE_MS = 250;

/** The memory of the processes of the suite's functions, in MB by function. Needs /proc. */
export const workersMb = (): Record<string, number> =>
  Object.fromEntries(
    FUNCTIONS.map((name) => [name, Math.round(workersOf(name).reduce((sum, pid) => sum + residentMb(pid), 0))]),
  );

export const sumMb = (byFunction: Record<string, number>): number =>
  Object.values(byFunction).reduce((sum, mb) => sum + mb, 0);

function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    // The process has ended.
    return 0;
  }
}

/** Notes the functions' memory when it is largest, until `stop`. */
export function watchMemory(): { stop: () => Promise<Record<string, number>> } {
  let peak = workersMb();
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      await pause(SAMPLE_MS);
      const now = workersMb();
      if (sumMb(now) > sumMb(peak)) peak = now;
    }
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return peak;
    },
  };
}
