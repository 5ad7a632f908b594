import { cutText } from "@dure/domain/shared/text";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../firebase";
import type { QueuedJob } from "./enqueue";

/** Saves a job that was given up. Idempotent: one document per task, even if its last attempt runs twice. */
export async function saveDeadLetter(id: string, job: QueuedJob, error: unknown, now: string): Promise<void> {
  await inTeam(job.teamId, "dead-letters")
    .doc(id.replaceAll(/[^\w-]/g, "-").slice(0, 200))
    .set({ task: job.name, payload: job.payload, error: cutText(String(error), 2000), failed_at: now });
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

/** A job that was given up, with its payload. */
export type DeadLetter = { task: string; payload: unknown; failed_at: string };

export async function getDeadLetter(tx: Transaction, teamId: string, id: string): Promise<DeadLetter | undefined> {
  const doc = await tx.get(inTeam(teamId, "dead-letters").doc(id));
  if (!doc.exists) return undefined;
  return { task: String(doc.get("task")), payload: doc.get("payload"), failed_at: String(doc.get("failed_at")) };
}

export function removeDeadLetter(tx: Transaction, teamId: string, id: string): void {
  tx.delete(inTeam(teamId, "dead-letters").doc(id));
}
