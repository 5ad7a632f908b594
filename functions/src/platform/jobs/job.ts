import type { OutboxEvent } from "@dure/domain/events";
import { getFunctions } from "firebase-admin/functions";
import { logger } from "firebase-functions";
import { REGION } from "../config";

/** Background work. `name` finds its handler, `payload` is plain JSON; the handler must survive running twice. */
export type Job = { teamId: string; name: string; payload: unknown };

export type JobHandler = (job: Job, attempt: Attempt) => Promise<void>;

/** Which try this is, from 1 on; the last one's failure leaves a dead letter. */
export type Attempt = { number: number; isLast: boolean };

/** What one area does about events of its own or of others; run again, it must do nothing twice. */
export type Reaction = {
  name: string;
  on: readonly OutboxEvent["type"][];
  run: (teamId: string, event: OutboxEvent, attempt: Attempt) => Promise<void>;
};

/** Tries before a job becomes a dead letter; the waits between them double from 2 s to 5 min. */
export const MAX_ATTEMPTS = 8;
/** More for the queue: a try that died as the last one, before it left its dead letter, is made once more. */
const SPARE_ATTEMPTS = 4;
export const RETRY_CONFIG = {
  maxAttempts: MAX_ATTEMPTS + SPARE_ATTEMPTS,
  minBackoffSeconds: 2,
  maxBackoffSeconds: 300,
  maxDoublings: 6,
};

/**
 * How long a try may take, by queue. A transaction tries again until the locks of a process that died are gone, which
 * takes more than a minute: the functions' default would end it shortly before.
 */
export const DEADLINE_SECONDS = { jobs: 300, snapshots: 1800 };

/** Longest delay of Cloud Tasks; whoever needs more schedules a job that schedules again. */
export const MAX_DELAY_MS = 29 * 86_400_000;

/**
 * Puts a job into the queue once: a second call with the same id does nothing while Cloud Tasks remembers it.
 * @param id letters, digits, - and _; derived from what caused the job, never random
 * @param at UTC time to run at; at once when it is left out
 * @param queue snapshots for what needs much memory
 */
export async function enqueue(
  job: Job,
  id: string,
  { at, queue = "jobs" }: { at?: string; queue?: keyof typeof DEADLINE_SECONDS } = {},
): Promise<void> {
  try {
    await getFunctions()
      .taskQueue(`locations/${REGION}/functions/${queue}`)
      .enqueue(job, {
        id: id.replaceAll(/[^\w-]/g, "-"),
        dispatchDeadlineSeconds: DEADLINE_SECONDS[queue],
        ...(at && { scheduleTime: new Date(at) }),
      });
  } catch (error) {
    if (!isKnown(error)) throw error;
    logger.debug("The job is already queued.", { id });
  }
}

const isKnown = (error: unknown): boolean => (error as { code?: unknown }).code === "functions/task-already-exists";
