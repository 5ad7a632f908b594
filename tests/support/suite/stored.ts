import { firestore } from "./admin";

/** All documents of a team's collection, with their ids. */
export async function stored(teamId: string, collection: string): Promise<Record<string, unknown>[]> {
  const found = await firestore.collection(`teams/${teamId}/${collection}`).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/** Each change of a verb leaves an audit entry, an outbox event and a change for the browsers; the events of one type. */
export async function eventsOf(teamId: string, type: string): Promise<Record<string, unknown>[]> {
  const [audit, events, changes] = await Promise.all([
    stored(teamId, "audit"),
    outboxOf(teamId),
    stored(teamId, "changes").then((all) => all.flatMap((one) => one.changes as Record<string, unknown>[])),
  ]);
  const counts = [audit, events, changes].map((list) => list.filter((one) => one.type === type).length);
  if (new Set(counts).size > 1) throw new Error(`${type}: ${counts} audit entries, events, changes`);
  return events.filter((one) => one.type === type);
}

/** Every event of a team's outbox; those of a large document stand beside it. */
export async function outboxOf(teamId: string): Promise<Record<string, unknown>[]> {
  const [docs, bodies] = await Promise.all([stored(teamId, "events"), stored(teamId, "event-bodies")]);
  return [...docs, ...bodies].flatMap(({ events }) => (events === undefined ? [] : JSON.parse(String(events))));
}
