import { inTeam } from "../firebase";
import type { QueuedJob } from "./enqueue";

/** Keeps a job that was given up: once for each task, however often its last attempt comes. */
export async function saveDeadLetter(id: string, job: QueuedJob, error: unknown, now: string): Promise<void> {
  await inTeam(job.teamId, "dead-letters")
    .doc(id.replaceAll(/[^\w-]/g, "-").slice(0, 200))
    .set({ task: job.name, payload: job.payload, error: String(error).slice(0, 2000), failed_at: now });
}

/** The newest hundred jobs that were given up. */
export async function listDeadLetters(teamId: string) {
  const found = await inTeam(teamId, "dead-letters").orderBy("failed_at", "desc").limit(100).get();
  return found.docs.map((doc) => ({
    id: doc.id,
    task: String(doc.get("task")),
    error: String(doc.get("error")),
    failed_at: String(doc.get("failed_at")),
  }));
}
