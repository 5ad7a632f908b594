import { z } from "zod";
import { inTeam, runTransaction } from "../../platform/firebase";

/** The lease of a process on a conference. A process that holds it longer has died. */
const LEASE_MS = 60_000;

/** The online meeting of an event. It is saved before the service is called, with an empty `meeting_id`. */
const Conference = z.object({
  connection_id: z.string(),
  meeting_id: z.string(),
  link: z.string(),
  /** The event's sequence that the meeting shows; -1 before the meeting exists. */
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
 * Takes the lease on an event's online meeting.
 * @returns the conference as it was; undefined when the service was never called for it
 * @throws while another process has the lease
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
    tx.set(ref, { ...(known ?? first), busy_until_ms: nowMs + LEASE_MS });
    return known;
  });
}

/** Forgets a meeting that the service no longer has; the lease stays. */
export async function forgetMeeting(teamId: string, eventId: string): Promise<void> {
  await conferenceDoc(teamId, eventId).update({ meeting_id: "", link: "" });
}

/** Releases the lease and saves the changes. */
export async function endConference(teamId: string, eventId: string, changes: Partial<Conference> = {}): Promise<void> {
  await conferenceDoc(teamId, eventId).update({ ...changes, busy_until_ms: 0 });
}
