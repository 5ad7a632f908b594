import { startOfDay } from "@dure/domain/records/filter/date-option";
import { beforeAll, type beforeEach } from "vitest";
import { pause } from "./wait";

/** As long as it takes at most from what is made today to what is asked of today. */
const NEAR_MS = 120_000;

/**
 * Waits where midnight of a zone is so near that it would pass meanwhile: before a test file makes anything, or before
 * each test of a long file whose tests make their own.
 */
export const awayFromMidnight = (zone: string, hook: typeof beforeAll | typeof beforeEach = beforeAll) =>
  hook(async () => {
    const leftMs = Date.parse(startOfDay(dayOf(zone), zone, 1)) - Date.now();
    if (leftMs < NEAR_MS) await pause(leftMs + 1_000);
  }, NEAR_MS + 10_000);

/** The day of now on a zone's calendar. */
const dayOf = (zone: string) => new Date().toLocaleDateString("sv-SE", { timeZone: zone });
