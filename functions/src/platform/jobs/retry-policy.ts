import type { QueueName } from "./define-job";

/** Attempts before a job becomes a dead letter; the waits between them double from 2 s to 5 min. */
export const MAX_ATTEMPTS = 8;
/** The queue allows more: if the last attempt dies before it writes its dead letter, it is repeated. */
const SPARE_ATTEMPTS = 4;

/** How Cloud Tasks repeats a job that fails. */
export const RETRY_POLICY = {
  maxAttempts: MAX_ATTEMPTS + SPARE_ATTEMPTS,
  minBackoffSeconds: 2,
  maxBackoffSeconds: 300,
  maxDoublings: 6,
};

/**
 * How long an attempt may take, by queue. A transaction is retried until the locks of a process that died are gone, which
 * takes more than a minute: the functions' default would end it shortly before.
 */
export const DEADLINE_SECONDS: Record<QueueName, number> = {
  jobs: 300,
  snapshots: 1800,
  webhooks: 300,
  campaigns: 300,
};

/** The longest delay of Cloud Tasks; `enqueueFar` is for longer ones. */
export const MAX_DELAY_MS = 29 * 86_400_000;
