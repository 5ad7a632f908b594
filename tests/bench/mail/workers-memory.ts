import { readFileSync } from "node:fs";
import { workersOf } from "../../kill/worker";
import { pause } from "../../support/suite/wait";

/** The functions that send campaigns and take in what becomes of them. */
const FUNCTIONS = ["api", "jobs", "campaigns", "onEvent"];
const SAMPLE_MS = 250;

/** The memory of all processes of the suite's functions, in MB. Needs /proc. */
export function workersMb(): number {
  return Math.round(FUNCTIONS.flatMap(workersOf).reduce((sum, pid) => sum + residentMb(pid), 0));
}

function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1000;
  } catch {
    // It has ended.
    return 0;
  }
}

/** Notes the largest memory of the functions' processes until `stop`. */
export function watchMemory(): { stop: () => Promise<number> } {
  let peakMb = 0;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      peakMb = Math.max(peakMb, workersMb());
      await pause(SAMPLE_MS);
    }
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return peakMb;
    },
  };
}
