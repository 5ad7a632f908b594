import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/tasks";
import { type Attempt, enqueue, type Job, type JobHandler, MAX_ATTEMPTS, type Reaction } from "./job";
import { keepDeadLetter, readEvent } from "./job-store";
import { stackOf } from "./stack-of";

/** The name under which a reaction to an event runs as a job. */
const REACT = "react";

/** The outbox: one job for each reaction to an event, named after both, so that a repeated trigger adds none. */
export async function fanOut(reactions: readonly Reaction[], teamId: string, event: { id: string; type: string }) {
  const due = reactions.filter(({ on }) => (on as readonly string[]).includes(event.type));
  await Promise.all(
    due.map(({ name }) =>
      enqueue({ teamId, name: REACT, payload: { event_id: event.id, reaction: name } }, `${name}-${event.id}`),
    ),
  );
}

/** Runs a job; the last failed try leaves a dead letter, which an admin can list, and ends the task. */
export async function runJob(
  handlers: Record<string, JobHandler>,
  reactions: readonly Reaction[],
  request: Request<Job>,
): Promise<void> {
  const job = request.data;
  const attempt = { number: request.retryCount + 1, isLast: request.retryCount + 1 >= MAX_ATTEMPTS };
  try {
    if (job.name === REACT) await react(reactions, job, attempt);
    else await handlerOf(handlers, job)(job, attempt);
  } catch (error) {
    logger.error("A job failed.", { job, attempt: attempt.number, error: stackOf(error) });
    if (!attempt.isLast) throw error;
    await keepDeadLetter(request.id, job, error, new Date().toISOString());
  }
}

function handlerOf(handlers: Record<string, JobHandler>, { name }: Job): JobHandler {
  const handler = handlers[name];
  if (!handler) throw new Error(`No handler for the job ${name}.`);
  return handler;
}

async function react(reactions: readonly Reaction[], { teamId, payload }: Job, attempt: Attempt): Promise<void> {
  const { event_id, reaction } = payload as { event_id: string; reaction: string };
  const event = await readEvent(teamId, event_id);
  if (event) await reactions.find(({ name }) => name === reaction)?.run(teamId, event, attempt);
}
