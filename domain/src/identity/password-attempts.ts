import { z } from "zod";
import { isLocked, MAX_WRONG_PASSWORDS } from "./sign-in";

/** An attempt that is older than this and unfinished belongs to a crashed process. */
export const ATTEMPT_MS = 60_000;

/** How long a browser has to sign in after the server found its password right. */
export const PASS_MS = 600_000;

/**
 * Wrong passwords of an e-mail since the last correct one (docs/product/identity.md#retry-record). `tries` are attempts
 * in progress, by id and start (ms). They reserve places, so that parallel guesses cannot exceed the limit. `passes` are
 * the sign-ins with a password that the server expects, each until its time (ms): one for its own check, and one for the
 * browser after a right password. `guessed` tells that a right password came without a pass.
 */
export const PasswordAttempts = z.object({
  email: z.string(),
  retryCounts: z.int().nonnegative().default(0),
  tries: z.record(z.string(), z.number()).default({}),
  passes: z.array(z.number()).default([]),
  guessed: z.boolean().default(false),
});
export type PasswordAttempts = z.infer<typeof PasswordAttempts>;

/**
 * The result of an attempt. Identity Platform signs in only for a `right` password. An attempt that it `refused` to
 * check isn't counted. The outcome of a `lost` attempt is unknown.
 */
export type AttemptResult = "right" | "wrong" | "refused" | "lost";

/**
 * Reserves a place for an attempt: `full` while attempts in progress hold all remaining places, `locked` if none
 * remain.
 */
export function beginAttempt(
  attempts: PasswordAttempts,
  id: string,
  nowMs: number,
): PasswordAttempts | "full" | "locked" {
  if (isLocked(attempts.retryCounts)) return "locked";
  const open = Object.entries(attempts.tries).filter(([, startMs]) => isOpen(startMs, nowMs));
  if (attempts.retryCounts + open.length >= MAX_WRONG_PASSWORDS) return "full";
  const tries = { ...Object.fromEntries(open), [id]: nowMs };
  return { ...attempts, tries, passes: [...validPasses(attempts, nowMs), nowMs + ATTEMPT_MS] };
}

/** Whether an attempt is in progress. */
export const hasOpenAttempt = ({ tries }: PasswordAttempts, nowMs: number): boolean =>
  Object.values(tries).some((startMs) => isOpen(startMs, nowMs));

const isOpen = (startMs: number, nowMs: number) => startMs + ATTEMPT_MS > nowMs;

/**
 * Releases the place. A wrong password is counted; a right one clears the count, unless the account is already locked.
 * If this attempt signed nobody in but its pass is used up, somebody else signed in with the pass: a right guess.
 */
export function endAttempt(
  attempts: PasswordAttempts,
  id: string,
  result: AttemptResult,
  nowMs: number,
): PasswordAttempts {
  const { [id]: startMs, ...tries } = attempts.tries;
  const ended = { ...attempts, tries };
  if (result === "lost") return ended;
  if (result === "right")
    return clearWrongPasswords({ ...ended, passes: [...validPasses(attempts, nowMs), nowMs + PASS_MS] });
  const counted = result === "wrong" ? { ...ended, retryCounts: attempts.retryCounts + 1 } : ended;
  if (startMs === undefined || !isOpen(startMs, nowMs)) return counted;
  return spendPass(counted, nowMs) ?? lockOnGuess(counted);
}

/** Uses up the pass that expires first; undefined if none is left. */
export function spendPass(attempts: PasswordAttempts, nowMs: number): PasswordAttempts | undefined {
  const [first, ...passes] = validPasses(attempts, nowMs).toSorted((a, b) => a - b);
  return first === undefined ? undefined : { ...attempts, passes };
}

const validPasses = ({ passes }: PasswordAttempts, nowMs: number) => passes.filter((untilMs) => untilMs > nowMs);

/** A right password without a pass was guessed or stolen, so the account is locked as after five wrong ones. */
export const lockOnGuess = (attempts: PasswordAttempts): PasswordAttempts => ({
  ...attempts,
  retryCounts: MAX_WRONG_PASSWORDS,
  guessed: true,
});

/** A locked account stays locked. */
export const clearWrongPasswords = (attempts: PasswordAttempts): PasswordAttempts =>
  isLocked(attempts.retryCounts) ? attempts : { ...attempts, retryCounts: 0 };

/** Whether the e-mail's record holds no information any more and can be deleted. */
export const isDeletable = ({ retryCounts, tries, passes }: PasswordAttempts, nowMs: number): boolean =>
  retryCounts === 0 && Object.keys(tries).length === 0 && passes.every((untilMs) => untilMs <= nowMs);
