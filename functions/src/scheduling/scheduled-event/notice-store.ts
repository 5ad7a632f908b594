import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { inTeam, runTransaction } from "../../platform/firebase";

/** Notes that somebody (the invitee, or a host by their id) is about to hear of a change; false when they were told of a newer one. May be repeated. */
export function claimNotice(teamId: string, { id, sequence }: ScheduledEvent, reader: string): Promise<boolean> {
  const doc = inTeam(teamId, "meeting-notices").doc(`${id}_${reader}`);
  return runTransaction(async (tx) => {
    const told = (await tx.get(doc)).get("sequence") ?? -1;
    if (told > sequence) return false;
    if (told < sequence) tx.set(doc, { sequence });
    return true;
  });
}
