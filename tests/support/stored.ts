import { firestore } from "./admin";

/** All documents of a team's collection, with their ids. */
export async function stored(teamId: string, collection: string): Promise<Record<string, unknown>[]> {
  const found = await firestore.collection(`teams/${teamId}/${collection}`).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** Each change of a verb leaves an audit entry, an outbox event and a change for the browsers; the events of one type. */
export async function eventsOf(teamId: string, type: string): Promise<Record<string, unknown>[]> {
  const all = await Promise.all(["audit", "events", "changes"].map((name) => stored(teamId, name)));
  const [audit = [], events = [], changes = []] = all.map((list) => list.filter((one) => one.type === type));
  if (audit.length !== events.length || audit.length !== changes.length)
    throw new Error(`${type}: ${audit.length} audit entries, ${events.length} events, ${changes.length} changes`);
  return events;
}
