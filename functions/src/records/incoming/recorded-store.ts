import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** What was given a lead or deal. */
type Kind = "meeting" | "submission";

const recordedDoc = (teamId: string, kind: Kind, id: string) => inTeam(teamId, "uniques").doc(`${kind}:${id}`);

/** The lead or deal that it was given; null until it has one. */
export async function recordOf(tx: Transaction, teamId: string, kind: Kind, id: string): Promise<string | null> {
  return (await tx.get(recordedDoc(teamId, kind, id))).get("record_id") ?? null;
}

/** Outlives the record: a booking told again after its lead was deleted makes no second one. */
export function markRecorded(tx: Transaction, teamId: string, kind: Kind, id: string, recordId: string): void {
  tx.create(recordedDoc(teamId, kind, id), { kind, record_id: recordId });
}
