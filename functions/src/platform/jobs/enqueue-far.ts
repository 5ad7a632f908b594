import type { Job } from "./define-job";
import { enqueue } from "./enqueue";
import { MAX_DELAY_MS } from "./retry-policy";

/**
 * Queues a job that is due in months. Cloud Tasks limits delays to a month: the job runs once a month until then, and
 * calls this again while it is too early.
 * @param fromMs the caller's current time, from which the delay is counted
 * @param id the id without the time, which is appended
 */
export async function enqueueFar<Payload>(
  job: Job<Payload>,
  { dueMs, fromMs, id, ...rest }: { teamId: string; payload: Payload; id: string; dueMs: number; fromMs: number },
): Promise<void> {
  const atMs = Math.max(fromMs, Math.min(dueMs, fromMs + MAX_DELAY_MS));
  await enqueue(job, { ...rest, id: `${id}-${atMs}`, at: new Date(atMs).toISOString() });
}
