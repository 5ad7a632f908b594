import type { DocumentReference } from "firebase-admin/firestore";

/** Writes an event to a team's outbox as a transaction would, to simulate late or repeated events. */
export async function putInOutbox(
  team: DocumentReference,
  id: string,
  event: { type: string; [key: string]: unknown },
): Promise<void> {
  const entry = { ...event, id };
  await team
    .collection("events")
    .doc(id)
    .set({ types: [event.type], events: JSON.stringify([entry]) });
}
