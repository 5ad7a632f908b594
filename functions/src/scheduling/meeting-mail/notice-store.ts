import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam, runTransaction } from "../../platform/firebase";

const noticeDoc = (teamId: string, meetingId: string, reader: string) =>
  inTeam(teamId, "meeting-notices").doc(`${meetingId}_${reader}`);

/**
 * Claims the mail about a change to a reader: the invitee, or a host by their id. Idempotent.
 * @returns false when the reader was already mailed about a newer change
 */
export function claimNotice(teamId: string, { id, sequence }: ScheduledEvent, reader: string): Promise<boolean> {
  const doc = noticeDoc(teamId, id, reader);
  return runTransaction(async (tx) => {
    const mailed = (await tx.get(doc)).get("sequence") ?? -1;
    if (mailed > sequence) return false;
    if (mailed < sequence) tx.set(doc, { sequence });
    return true;
  });
}

/**
 * Claims that a meeting is announced to the submission that led to it.
 * @returns the write, to be called after the transaction's reads; undefined if it was announced before
 */
export async function claimAnnouncement(tx: Transaction, teamId: string, { id, sequence }: ScheduledEvent) {
  const { exists, ref } = await tx.get(noticeDoc(teamId, id, "submission"));
  return exists ? undefined : () => tx.create(ref, { sequence });
}
