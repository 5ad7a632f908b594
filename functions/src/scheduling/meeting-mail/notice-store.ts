import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { inTeam, runTransaction } from "../../platform/firebase";

/**
 * Claims the mail about a change to a reader: the invitee, or a host by their id. Idempotent.
 * @returns false when the reader was already mailed about a newer change
 */
export function claimNotice(teamId: string, { id, sequence }: ScheduledEvent, reader: string): Promise<boolean> {
  const doc = inTeam(teamId, "meeting-notices").doc(`${id}_${reader}`);
  return runTransaction(async (tx) => {
    const mailed = (await tx.get(doc)).get("sequence") ?? -1;
    if (mailed > sequence) return false;
    if (mailed < sequence) tx.set(doc, { sequence });
    return true;
  });
}
