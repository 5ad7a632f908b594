import { getFunctions } from "firebase-admin/functions";
import { logger } from "firebase-functions";
import { REGION } from "../config";
import type { Job } from "./define-job";
import { DEADLINE_SECONDS } from "./retry-policy";

/** A job on its way through the queue: `name` finds its definition, `payload` is plain JSON. */
export type QueuedJob = { teamId: string; name: string; payload: unknown };

type Enqueued<Payload> = {
  teamId: string;
  payload: Payload;
  /** Letters, digits, - and _; derived from what caused the job, never random. */
  id: string;
  /** UTC time to run at; at once when it is left out. */
  at?: string;
};

/** Puts a job into its queue once: a second call with the same id does nothing while Cloud Tasks remembers it. */
export async function enqueue<Payload>(
  { name, queue }: Job<Payload>,
  { teamId, payload, id, at }: Enqueued<NoInfer<Payload>>,
): Promise<void> {
  const queued: QueuedJob = { teamId, name, payload };
  try {
    await getFunctions()
      .taskQueue(`locations/${REGION}/functions/${queue}`)
      .enqueue(queued, {
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
