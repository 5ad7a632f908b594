import { setTimeout as pause } from "node:timers/promises";

/** How much too early a task may run because clocks differ: it waits at most that long. */
const MAX_EARLY_MS = 2_000;

/**
 * Waits if a task runs a little before its time.
 * @param at the task's time, UTC; a task without a time is due
 * @returns false, without waiting, if the time is further away
 */
export async function waitUntilDue(at: string | null | undefined): Promise<boolean> {
  const earlyMs = Date.parse(at ?? "") - Date.now() || 0;
  if (earlyMs > MAX_EARLY_MS) return false;
  if (earlyMs > 0) await pause(earlyMs);
  return true;
}
