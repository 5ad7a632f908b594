const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits before each try of a delivery: over three days in all (docs/product/webhooks.md#retries). */
const WAITS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const MAX_TRIES = WAITS_MS.length;

/** A fifth of a wait is random jitter, so that deliveries that failed together are not retried together. */
const JITTER = 0.2;

/**
 * The wait after a number of failed tries; undefined after the last one.
 * @param chance from 0 to 1
 */
export function waitAfter(tries: number, chance: number): number | undefined {
  const waitMs = WAITS_MS[tries];
  return waitMs === undefined ? undefined : Math.round(waitMs * (1 - JITTER / 2 + JITTER * chance));
}
