import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** The kinds of source that a lead or deal is created for. */
type Kind = "meeting" | "submission";

const recordedDoc = (teamId: string, kind: Kind, id: string) => inTeam(teamId, "uniques").doc(`${kind}:${id}`);

/** The id of the source's lead or deal; null if it has none yet. */
export async function recordIdOf(tx: Transaction, teamId: string, kind: Kind, id: string): Promise<string | null> {
  return (await tx.get(recordedDoc(teamId, kind, id))).get("record_id") ?? null;
}

/**
 * Marks a source as recorded. The mark outlives the record, so a redelivered booking does not recreate a deleted lead.
 */
export function markRecorded(tx: Transaction, teamId: string, kind: Kind, id: string, recordId: string): void {
  tx.create(recordedDoc(teamId, kind, id), { kind, record_id: recordId });
}
