import { firestore } from "./admin";

/** All documents of a team's collection, with their ids. */
export async function stored(teamId: string, collection: string): Promise<Record<string, unknown>[]> {
  const found = await firestore.collection(`teams/${teamId}/${collection}`).get();
  return found.docs.map((doc) => ({ ...doc.data(), id: doc.id }));
}

/**
 * A team's events of one type.
 * @throws Error if audit, outbox and the browsers' changes do not have the same number of them
 */
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

/** All events of a team's outbox, including those whose body is stored in a separate document. */
export async function outboxOf(teamId: string): Promise<Record<string, unknown>[]> {
  const [docs, bodies] = await Promise.all([stored(teamId, "events"), stored(teamId, "event-bodies")]);
  return [...docs, ...bodies].flatMap(({ events }) => (events === undefined ? [] : JSON.parse(String(events))));
}
