import { readFileSync } from "node:fs";
import { pause } from "../support/suite/wait";

const LOOK_MS = 500;
/** As many looks in a row as a machine must be idle for. */
const QUIET_LOOKS = 4;
const IDLE_SHARE = 0.85;
const MAX_MS = 60_000;

/** Waits until the machine has little else to do, such as the jobs that making a team has left to the suite. */
export async function untilMachineIdle(): Promise<void> {
  const endMs = performance.now() + MAX_MS;
  let quiet = 0;
  let before = processorTimes();
  while (quiet < QUIET_LOOKS && performance.now() < endMs) {
    await pause(LOOK_MS);
    const now = processorTimes();
    const isQuiet = (now.idle - before.idle) / (now.all - before.all) >= IDLE_SHARE;
    quiet = isQuiet ? quiet + 1 : 0;
    before = now;
  }
  if (quiet < QUIET_LOOKS) console.log("The machine is busy with something else: the figures are those of a busy one.");
}

/** What Linux has counted since it began, in ticks; waiting for a disk is no idleness. */
function processorTimes(): { idle: number; all: number } {
  const [, ...ticks] = (readFileSync("/proc/stat", "utf8").split("\n")[0] ?? "").split(/\s+/).map(Number);
  return { idle: ticks[3] ?? 0, all: ticks.slice(0, 8).reduce((sum, one) => sum + one, 0) };
}
