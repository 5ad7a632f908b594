import { z } from "zod";
import { isLocked, MAX_WRONG_PASSWORDS } from "./sign-in";

/** A try this old whose end was never told belongs to a process that died. */
export const TRY_MS = 60_000;

/**
 * Wrong passwords of one e-mail since its last right one (docs/product/identity.md#retry-record). `tries` are being
 * checked right now, by id and start (ms): they hold a place, so that parallel guesses never get beyond the limit.
 */
export const Retry = z.object({
  email: z.string(),
  retryCounts: z.int().nonnegative().default(0),
  tries: z.record(z.string(), z.number()).default({}),
});
export type Retry = z.infer<typeof Retry>;

/** Takes a place for one try: `full` while others hold all that is left, `locked` when none will come. */
export function beginTry(retry: Retry, id: string, nowMs: number): Retry | "full" | "locked" {
  if (isLocked(retry.retryCounts)) return "locked";
  const open = Object.entries(retry.tries).filter(([, startMs]) => startMs + TRY_MS > nowMs);
  if (retry.retryCounts + open.length >= MAX_WRONG_PASSWORDS) return "full";
  return { ...retry, tries: { ...Object.fromEntries(open), [id]: nowMs } };
}

/** Gives the place back; a wrong password counts. */
export function endTry(retry: Retry, id: string, wrong: boolean): Retry {
  const { [id]: _, ...tries } = retry.tries;
  return { ...retry, tries, retryCounts: retry.retryCounts + (wrong ? 1 : 0) };
}
