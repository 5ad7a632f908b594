import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/tasks";
import { stackOf } from "../stack-of";
import { reportError } from "../telemetry/report-error";
import { traceJob } from "../telemetry/trace";
import { saveDeadLetter } from "./dead-letter-store";
import { InvalidPayload, type Job } from "./define-job";
import type { QueuedJob } from "./enqueue";
import { MAX_ATTEMPTS } from "./retry-policy";

/**
 * Runs a queued job. A failure makes Cloud Tasks retry it; the last attempt's failure, or a payload that its schema
 * refuses, leaves a dead letter, which an admin can list, and ends the task.
 */
export async function runJob(jobs: readonly Job[], { id, data, retryCount }: Request<QueuedJob>): Promise<void> {
  const number = retryCount + 1;
  const attempt = { number, isLast: number >= MAX_ATTEMPTS };
  try {
    await traceJob(data.name, data.traceparent, () =>
      jobNamed(jobs, data.name).run(data.teamId, data.payload, attempt),
    );
  } catch (error) {
    logger.error("A job failed.", { job: data, attempt: number, error: stackOf(error) });
    if (!attempt.isLast && !(error instanceof InvalidPayload)) throw error;
    await reportError(error, { job: data.name });
    await saveDeadLetter(id, data, error, new Date().toISOString());
  }
}

function jobNamed(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
}
