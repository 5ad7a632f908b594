import { getFunctions } from "firebase-admin/functions";
import { logger } from "firebase-functions";
import { REGION } from "../config";
import { errorCode } from "../error-code";
import { currentTraceparent } from "../telemetry/trace";
import type { Job } from "./define-job";
import { DEADLINE_SECONDS } from "./retry-policy";

/** A queued job: `name` finds its definition, `payload` is plain JSON. `traceparent` is the trace of the code that
 * queued it. */
export type QueuedJob = { teamId: string; name: string; payload: unknown; traceparent?: string };

type Enqueued<Payload> = {
  teamId: string;
  payload: Payload;
  /** The idempotency key: letters, digits, - and _; derived from the job's cause, never random. */
  id: string;
  /** UTC time to run at; at once when it is left out. */
  at?: string;
  /** The trace that the job continues, if it is not the current one. */
  traceparent?: string | undefined;
};

/** Puts a job into its queue once: a second call with the same id does nothing while Cloud Tasks remembers it. */
export async function enqueue<Payload>(
  { name, queue }: Pick<Job<Payload>, "name" | "queue" | "schema">,
  { teamId, payload, id, at, traceparent = currentTraceparent() }: Enqueued<NoInfer<Payload>>,
): Promise<void> {
  const queued: QueuedJob = { teamId, name, payload, ...(traceparent && { traceparent }) };
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

const isKnown = (error: unknown): boolean => errorCode(error) === "functions/task-already-exists";
