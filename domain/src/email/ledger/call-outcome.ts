import { cutText } from "../../shared/text";
import type { Outcome } from "./batch";

/** SendGrid's answer to a call, as far as it decides what comes next. */
export type CallAnswer = {
  status: number;
  messageId: string;
  /** Seconds that SendGrid asks to wait. */
  retryAfter: number | undefined;
  errors: readonly { message: string; field: string | null }[];
};

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** A field of the request that names one recipient. */
const OF_A_RECIPIENT = /^personalizations[.[]/;

/**
 * The outcome of a call that SendGrid answered. With any status but 2xx, SendGrid has accepted nothing.
 * @param failures calls of the batch that failed before
 * @param chance a random number from 0 to 1: the jitter that spreads the retries of batches that failed together
 */
export function outcomeOf(answer: CallAnswer, failures: number, chance: number): Outcome {
  const { status, errors, messageId, retryAfter } = answer;
  const error = cutText(`${status} ${errors.map(({ message }) => message).join(" ")}`.trim(), 500);
  if (status >= 200 && status < 300) return { type: "accepted", messageId };
  if (status === 429 || status >= 500) return { type: "later", waitMs: waitMs(failures, chance, retryAfter), error };
  if (status === 401 || status === 403) return { type: "refused", error };
  const isAddress = errors.some(({ field }) => field !== null && OF_A_RECIPIENT.test(field));
  return { type: isAddress ? "address" : "content", error };
}

/** Exponential backoff: the longest wait doubles with each failure, and half of the wait is random jitter. */
function waitMs(failures: number, chance: number, retryAfter = 0): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return Math.max(retryAfter * 1000, Math.round(longest / 2 + (longest / 2) * chance));
}

/** Failures in a row after which a campaign is paused: with the waits between them that is about five hours. */
export const MAX_FAILURES = 25;
