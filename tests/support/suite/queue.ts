import { randomUUID } from "node:crypto";
import { getFunctions } from "firebase-admin/functions";
import { REGION } from "../../../emulators/src/addresses";
import { firestore } from "./admin";
import { pause } from "./wait";

/** Enqueues a job, as a repeated delivery or a schedule would. */
export const queueJob = (job: { teamId: string; name: string; payload: unknown }, queue = "jobs"): Promise<void> =>
  getFunctions().taskQueue(`locations/${REGION}/functions/${queue}`).enqueue(job, { id: randomUUID() });

type Work = { jobs: string[]; added: number; delivered: string[] };

const POLL_MS = 40;

/**
 * Waits until a team has no background work: all events of the outbox are delivered, and no job runs, waits or is to be
 * retried. What has not happened by then never will.
 */
export const untilIdle = (teamId: string, timeoutMs = 100_000): Promise<void> => untilJobsLeft(teamId, 0, timeoutMs);

/** Like untilIdle, but allows this many jobs, which the test holds. */
export async function untilJobsLeft(teamId: string, jobs: number, timeoutMs = 100_000): Promise<void> {
  const endMs = Date.now() + timeoutMs;
  for (;;) {
    const before = await workOf(teamId);
    if (before.jobs.length <= jobs) {
      const undelivered = await undeliveredEvents(teamId, before);
      const after = await workOf(teamId);
      if (undelivered.length === 0 && after.jobs.length <= jobs && after.added === before.added) return;
    }
    if (Date.now() > endMs) throw new Error(`After ${timeoutMs} ms these still go on: ${(await workOf(teamId)).jobs}`);
    await pause(POLL_MS);
  }
}

/** How many jobs were queued for a team so far. */
export const countQueued = async (teamId: string): Promise<number> => (await workOf(teamId)).added;

/** The ids of the events that are not delivered yet. */
async function undeliveredEvents(teamId: string, { delivered }: Work): Promise<string[]> {
  const told = new Set(delivered);
  const { docs } = await firestore.collection(`teams/${teamId}/events`).select().get();
  return docs.map(({ id }) => id).filter((id) => !told.has(id));
}

/** A job that is ignored, because it may take long and changes nothing visible. */
const UNSEEN = "read-model-snapshot";

async function workOf(teamId: string): Promise<Work> {
  const answer = await fetch(`http://${process.env.CLOUD_TASKS_EMULATOR_HOST}/__work?team=${teamId}`);
  const { jobs, ...more } = (await answer.json()) as Work;
  return { ...more, jobs: jobs.filter((name) => name !== UNSEEN) };
}
