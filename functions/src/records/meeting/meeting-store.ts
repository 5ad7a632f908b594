import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const meetingDoc = (teamId: string, meetingId: string) => inTeam(teamId, "uniques").doc(`meeting:${meetingId}`);

/** The lead or deal that a meeting was given; null until it has one. */
export async function recordOfMeeting(tx: Transaction, teamId: string, meetingId: string): Promise<string | null> {
  return (await tx.get(meetingDoc(teamId, meetingId))).get("record_id") ?? null;
}

/** Outlives the record: a booking told again after its lead was deleted makes no second one. */
export function markRecorded(tx: Transaction, teamId: string, meetingId: string, recordId: string): void {
  tx.create(meetingDoc(teamId, meetingId), { kind: "meeting", record_id: recordId });
}
