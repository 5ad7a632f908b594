import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/tasks";
import { stackOf } from "../stack-of";
import { type Attempt, enqueue, type Job, type JobHandler, MAX_ATTEMPTS, type Reaction } from "./job";
import { keepDeadLetter, readEvents } from "./job-store";

/** The name under which a reaction to an event runs as a job. */
const REACT = "react";

/** The outbox: one job for each reaction to its events, named after both, so that a repeated trigger adds none. */
export async function fanOut(
  reactions: readonly Reaction[],
  teamId: string,
  { id, types }: { id: string; types: string[] },
) {
  const due = reactions.filter(({ on }) => on.some((type) => types.includes(type)));
  await Promise.all(
    due.map(({ name }) =>
      enqueue({ teamId, name: REACT, payload: { events_id: id, reaction: name } }, `${name}-${id}`),
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

/** A failure leaves the events after it for the next try, which begins with the first again. */
async function react(reactions: readonly Reaction[], { teamId, payload }: Job, attempt: Attempt): Promise<void> {
  const { events_id, reaction: name } = payload as { events_id: string; reaction: string };
  const reaction = reactions.find((one) => one.name === name);
  if (!reaction) throw new Error(`No reaction ${name}.`);
  for (const event of await readEvents(teamId, events_id))
    if (reaction.on.includes(event.type)) await reaction.run(teamId, event, attempt);
}
