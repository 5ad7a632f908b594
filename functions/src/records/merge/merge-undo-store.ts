import { MERGE_UNDO_MS, MergeUndo } from "@dure/domain/records/merge/undo-merge";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const undos = (teamId: string) => inTeam(teamId, "merge-undos");

/**
 * Saves what undoing a merge needs. Firestore removes it when it expires. It is JSON, since no query needs its values.
 */
export function saveMergeUndos(tx: Transaction, teamId: string, list: readonly MergeUndo[]): void {
  for (const undo of list) {
    const expires_at = new Date(Date.parse(undo.merged_at) + MERGE_UNDO_MS);
    tx.set(undos(teamId).doc(undo.record.id), { undo: JSON.stringify(undo), expires_at });
  }
}

/** The undo data of these merged records, in their order; undefined for those without. */
export async function getMergeUndos(
  tx: Transaction,
  teamId: string,
  sourceIds: readonly string[],
): Promise<(MergeUndo | undefined)[]> {
  const docs = await tx.getAll(...sourceIds.map((id) => undos(teamId).doc(id)));
  return docs.map((doc) => (doc.exists ? MergeUndo.parse(JSON.parse(doc.get("undo"))) : undefined));
}
