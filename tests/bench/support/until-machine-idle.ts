import { readFileSync } from "node:fs";
import { pause } from "../../support/suite/wait";

const POLL_MS = 500;
/** How many polls in a row must find the machine idle. */
const IDLE_POLLS = 4;
const IDLE_SHARE = 0.85;
const MAX_MS = 60_000;

/** Waits until the machine is idle, for example until the suite has run the jobs of a new team. */
export async function untilMachineIdle(): Promise<void> {
  const endMs = performance.now() + MAX_MS;
  let quiet = 0;
  let before = processorTimes();
  while (quiet < IDLE_POLLS && performance.now() < endMs) {
    await pause(POLL_MS);
    const now = processorTimes();
    const isQuiet = (now.idle - before.idle) / (now.all - before.all) >= IDLE_SHARE;
    quiet = isQuiet ? quiet + 1 : 0;
    before = now;
  }
  if (quiet < IDLE_POLLS) console.log("The machine is busy with something else: the figures are those of a busy one.");
}

/** Linux' CPU times since boot, in ticks. Waiting for a disk does not count as idle. */
function processorTimes(): { idle: number; all: number } {
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  return { idle: ticks[3] ?? 0, all: ticks.slice(0, 8).reduce((sum, one) => sum + one, 0) };
}
