import { setTimeout as pause } from "node:timers/promises";

/** How much too early a task may come, by a clock that differs: it waits so long. */
const MAX_EARLY_MS = 2_000;

/**
 * Waits where a task comes a little before its time.
 * @param at the task's time, UTC; none is due
 * @returns false, at once, where the time is further away: such a task is left to the schedule
 */
export async function waitUntilDue(at: string | null | undefined): Promise<boolean> {
  const earlyMs = Date.parse(at ?? "") - Date.now() || 0;
  if (earlyMs > MAX_EARLY_MS) return false;
  if (earlyMs > 0) await pause(earlyMs);
  return true;
}
