import { z } from "zod";
import { Time } from "../../shared/value";
import { type Attempt, askedWaitMs, isDelivered } from "./delivery";

const SECOND = 1_000;
const DAY = 86_400_000;

/** An endpoint that failed for this long is turned off. */
const SWITCH_OFF_MS = 5 * DAY;
/** The clock starts after so many failed rounds in a row, all of them within a day. */
const CLOCK_ROUNDS = 3;
const CLOCK_WINDOW_MS = DAY;

/** After this many failed rounds in a row, the circuit opens: one call at a time, with growing pauses. */
const CIRCUIT_ROUNDS = 5;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 600 * SECOND;

/** Calls of one endpoint at the same time: healthy, after a failed round, with an open circuit. */
const CONCURRENCY = { healthy: 20, failing: 5, open: 1 };

/** The health of an endpoint (docs/product/webhooks.md#failing-endpoints). A round is a set of calls made together. */
export const EndpointHealth = z.object({
  /** Failed rounds in a row. */
  failed_rounds: z.int().nonnegative(),
  /** When the current one-day window of failed rounds began. */
  window_at: Time.nullable(),
  /** When the clock for turning the endpoint off started; null if it is not running. */
  failing_since: Time.nullable(),
  /** No call before this time. */
  paused_until: Time.nullable(),
});
export type EndpointHealth = z.infer<typeof EndpointHealth>;

export const HEALTHY: EndpointHealth = { failed_rounds: 0, window_at: null, failing_since: null, paused_until: null };

/** The health after a round; with one success in it the round has not failed. */
export function afterRound(health: EndpointHealth, attempts: readonly Attempt[], now: string): EndpointHealth {
  if (attempts.length === 0) return health;
  const asked = Math.max(...attempts.map(askedWaitMs));
  if (attempts.some(isDelivered)) return { ...HEALTHY, paused_until: later(now, asked) };
  const failed_rounds = health.failed_rounds + 1;
  const clock = clockAfterFailure(health, now);
  return { failed_rounds, ...clock, paused_until: later(now, Math.max(asked, pauseMs(failed_rounds))) };
}

function clockAfterFailure({ failed_rounds, window_at, failing_since }: EndpointHealth, now: string) {
  if (failing_since !== null) return { window_at, failing_since };
  if (window_at === null || Date.parse(now) - Date.parse(window_at) > CLOCK_WINDOW_MS)
    return { window_at: now, failing_since: null };
  return { window_at, failing_since: failed_rounds + 1 >= CLOCK_ROUNDS ? now : null };
}

const later = (now: string, waitMs: number): string | null =>
  waitMs > 0 ? new Date(Date.parse(now) + waitMs).toISOString() : null;

function pauseMs(rounds: number): number {
  if (rounds < CIRCUIT_ROUNDS) return 0;
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(rounds - CIRCUIT_ROUNDS, 10), LONGEST_PAUSE_MS);
}

export function concurrencyOf({ failed_rounds }: EndpointHealth): number {
  if (failed_rounds === 0) return CONCURRENCY.healthy;
  return failed_rounds < CIRCUIT_ROUNDS ? CONCURRENCY.failing : CONCURRENCY.open;
}

/** Whether an endpoint has failed for so long that it is turned off. */
export const isGivenUp = ({ failing_since }: EndpointHealth, now: string): boolean =>
  failing_since !== null && Date.parse(now) - Date.parse(failing_since) >= SWITCH_OFF_MS;
