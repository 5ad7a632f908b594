import { z } from "zod";
import { isLocked, MAX_WRONG_PASSWORDS } from "./sign-in";

/** An attempt that is older than this and unfinished belongs to a crashed process. */
export const TRY_MS = 60_000;

/**
 * Wrong passwords of an e-mail since the last correct one (docs/product/identity.md#retry-record). `tries` are attempts
 * in progress, by id and start (ms). They reserve places, so that parallel guesses cannot exceed the limit.
 */
export const Retry = z.object({
  email: z.string(),
  retryCounts: z.int().nonnegative().default(0),
  tries: z.record(z.string(), z.number()).default({}),
});
export type Retry = z.infer<typeof Retry>;

/**
 * Reserves a place for an attempt: `full` while attempts in progress hold all that are left, `locked` if none is left.
 */
export function beginTry(retry: Retry, id: string, nowMs: number): Retry | "full" | "locked" {
  if (isLocked(retry.retryCounts)) return "locked";
  const open = Object.entries(retry.tries).filter(([, startMs]) => isOpen(startMs, nowMs));
  if (retry.retryCounts + open.length >= MAX_WRONG_PASSWORDS) return "full";
  return { ...retry, tries: { ...Object.fromEntries(open), [id]: nowMs } };
}

/** Whether an attempt is in progress. */
export const hasOpenTry = ({ tries }: Retry, nowMs: number): boolean =>
  Object.values(tries).some((startMs) => isOpen(startMs, nowMs));

const isOpen = (startMs: number, nowMs: number) => startMs + TRY_MS > nowMs;

/** Releases the place; a wrong password is counted. */
export function endTry(retry: Retry, id: string, wrong: boolean): Retry {
  const { [id]: _, ...tries } = retry.tries;
  return { ...retry, tries, retryCounts: retry.retryCounts + (wrong ? 1 : 0) };
}
