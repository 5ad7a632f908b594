import type { DocumentReference } from "firebase-admin/firestore";

/** Puts an event into a team's outbox, as the transaction that made it would have: for what comes late, or twice. */
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
