import { SendgridEvent } from "@dure/domain/email/event/sendgrid-event";
import { z } from "zod";
import { firestore, inTeam } from "../../platform/firebase";

/** A part of a post of the event webhook, for one team, until its events are applied. */
export type EventPost = { id: string; events: SendgridEvent[] };

const posts = (teamId: string) => inTeam(teamId, "email-events");

/** A document takes a megabyte. */
const MAX_CHARACTERS = 250_000;

/**
 * Keeps the events of a post. The same post again is kept under the same ids.
 * @param id made of the post's body
 */
export async function keepEvents(
  byTeam: ReadonlyMap<string, readonly SendgridEvent[]>,
  id: string,
  receivedAt: string,
): Promise<void> {
  const batch = firestore.batch();
  for (const [teamId, events] of byTeam)
    for (const [place, part] of partsOf(events).entries())
      batch.set(posts(teamId).doc(`${id}-${place}`), { events: part, received_at: receivedAt });
  await batch.commit();
}

/** Splits events into texts that fit into a document, whatever script they are in. */
function partsOf(events: readonly SendgridEvent[]): string[] {
  const parts: string[][] = [];
  let room = 0;
  for (const event of events) {
    const text = JSON.stringify(event);
    const open = parts.at(-1);
    if (open && text.length <= room) open.push(text);
    else parts.push([text]);
    room = (open && text.length <= room ? room : MAX_CHARACTERS) - text.length;
  }
  return parts.map((texts) => `[${texts.join(",")}]`);
}

/** The oldest posts of a team that wait. */
export async function waitingPosts(teamId: string, limit: number): Promise<EventPost[]> {
  const { docs } = await posts(teamId).orderBy("received_at").limit(limit).get();
  return docs.map((doc) => ({
    id: doc.id,
    events: z.array(SendgridEvent).parse(JSON.parse(String(doc.get("events")))),
  }));
}

export async function deletePosts(teamId: string, ids: readonly string[]): Promise<void> {
  const batch = firestore.batch();
  for (const id of ids) batch.delete(posts(teamId).doc(id));
  await batch.commit();
}

/** The teams with posts from before a time. */
export async function teamsWithPosts(before: string, limit: number): Promise<string[]> {
  const late = firestore.collectionGroup("email-events").where("received_at", "<", before).orderBy("received_at");
  const { docs } = await late.limit(limit).select().get();
  return [...new Set(docs.flatMap((doc) => doc.ref.parent.parent?.id ?? []))];
}
