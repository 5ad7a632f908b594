import { z } from "zod";
import { inTeam, runTransaction } from "../../platform/firebase";

/** A process that has been at a meeting for so long has died. */
const BUSY_MS = 60_000;

/** The online meeting of an event. It is there before the service is asked for a meeting, without a `meeting_id`. */
const Conference = z.object({
  connection_id: z.string(),
  meeting_id: z.string(),
  link: z.string(),
  /** The state of the event that the meeting shows; -1 before there is one. */
  sequence: z.int(),
  busy_until_ms: z.int(),
});
export type Conference = z.infer<typeof Conference>;

const conferenceDoc = (teamId: string, eventId: string) => inTeam(teamId, "conferences").doc(eventId);

export async function findConference(teamId: string, eventId: string): Promise<Conference | undefined> {
  const doc = await conferenceDoc(teamId, eventId).get();
  return doc.exists ? Conference.parse(doc.data()) : undefined;
}

/**
 * Takes an event's online meeting in hand, alone.
 * @returns what was known of it; undefined when no call for a meeting was ever made
 * @throws while another process is at it
 */
export function beginConference(
  teamId: string,
  eventId: string,
  connectionId: string,
  nowMs: number,
): Promise<Conference | undefined> {
  const ref = conferenceDoc(teamId, eventId);
  return runTransaction(async (tx) => {
    const doc = await tx.get(ref);
    const known = doc.exists ? Conference.parse(doc.data()) : undefined;
    if (known && known.busy_until_ms > nowMs) throw new Error(`The online meeting of ${eventId} is being made.`);
    const first: Conference = { connection_id: connectionId, meeting_id: "", link: "", sequence: -1, busy_until_ms: 0 };
    tx.set(ref, { ...(known ?? first), busy_until_ms: nowMs + BUSY_MS });
    return known;
  });
}

/** Lets go of it, with what has changed. */
export async function endConference(teamId: string, eventId: string, changes: Partial<Conference> = {}): Promise<void> {
  await conferenceDoc(teamId, eventId).update({ ...changes, busy_until_ms: 0 });
}
