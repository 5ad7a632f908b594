import type { OutboxEvent } from "@dure/domain/events";
import { inTeam } from "../firebase";
import type { Job } from "./job";

/** The events of a document of the outbox; none when their time to be kept is over. */
export async function readEvents(teamId: string, id: string): Promise<OutboxEvent[]> {
  const doc = await inTeam(teamId, "events").doc(id).get();
  if (!doc.exists) return [];
  const text = doc.get("events") ?? (await inTeam(teamId, "event-bodies").doc(id).get()).get("events");
  return JSON.parse(text ?? "[]");
}

/** An event's id, from which the document that holds it can be told. */
export const eventId = (documentId: string, index: number): string => `${documentId}-${index}`;

/** An event of the outbox; undefined when its time to be kept is over. */
export async function readEvent(teamId: string, id: string): Promise<OutboxEvent | undefined> {
  const events = await readEvents(teamId, id.slice(0, id.lastIndexOf("-")));
  return events.find((event) => event.id === id);
}

/** Keeps what was given up, once for each task. */
export async function keepDeadLetter(id: string, job: Job, error: unknown, now: string): Promise<void> {
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
