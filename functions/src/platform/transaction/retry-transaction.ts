import { setTimeout as pause } from "node:timers/promises";

/** gRPC status codes after which another attempt may succeed. */
const RETRYABLE: Readonly<Record<string, number>> = {
  CANCELLED: 1,
  UNKNOWN: 2,
  DEADLINE_EXCEEDED: 4,
  RESOURCE_EXHAUSTED: 8,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
};
const INVALID_ARGUMENT = 3;

const MAX_ATTEMPTS = 12;
const MAX_ELAPSED_MS = 8_000;
const FIRST_BACKOFF_MS = 50;
const MAX_BACKOFF_MS = 1_000;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

/** Whether another transaction had one of the documents. */
export const isContention = (error: unknown): boolean => codeOf(error) === RETRYABLE.ABORTED;

/** An expired transaction is the one invalid argument that a new attempt cures. */
function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  if (code === INVALID_ARGUMENT) return /transaction has expired/i.test(String(error));
  return Object.values(RETRYABLE).some((known) => known === code);
}

/** What tests replace. */
type Clock = { nowMs: () => number; random: () => number; wait: (ms: number) => Promise<unknown> };
const REAL_CLOCK: Clock = { nowMs: Date.now, random: Math.random, wait: (ms) => pause(ms) };

/**
 * The only retry policy for transactions (docs/design.md). Contention and failures of the service are retried with
 * exponential backoff: 50 ms, doubled up to a second, each with a jitter of half. There are at most 12 attempts, and
 * none begins later than 8 seconds after the first. A refusal (AppError) or a programming error is never retried.
 * @throws what the last attempt threw
 */
export async function retryTransaction<T>(attempt: () => Promise<T>, clock: Clock = REAL_CLOCK): Promise<T> {
  const startMs = clock.nowMs();
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const backoffMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (count - 1)) * (0.5 + clock.random());
      const isTooLate = clock.nowMs() + backoffMs > startMs + MAX_ELAPSED_MS;
      if (!isRetryable(error) || count >= MAX_ATTEMPTS || isTooLate) throw error;
      await clock.wait(backoffMs);
    }
  }
}
