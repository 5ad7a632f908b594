import { startOfDay } from "@dure/domain/records/filter/date-option";
import { beforeAll, type beforeEach } from "vitest";
import { pause } from "./wait";

/** The longest time from creating today's data to asserting on it. */
const NEAR_MS = 120_000;

/**
 * Waits if midnight of a zone could pass during the tests. The hook runs before a test file, or before each test of a
 * long file.
 */
export const awayFromMidnight = (zone: string, hook: typeof beforeAll | typeof beforeEach = beforeAll) =>
  hook(async () => {
    const leftMs = Date.parse(startOfDay(dayOf(zone), zone, 1)) - Date.now();
    if (leftMs < NEAR_MS) await pause(leftMs + 1_000);
  }, NEAR_MS + 10_000);

/** Today's date in a zone. */
const dayOf = (zone: string) => new Date().toLocaleDateString("sv-SE", { timeZone: zone });
