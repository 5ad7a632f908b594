import { doc, writeBatch } from "firebase/firestore";
import { firestore } from "../../../lib/firebase/firestore";

// Imports the Firestore SDK: import this module lazily.

/** The size of a Firestore batch. */
const MAX_BATCH = 500;

/** Deletes submissions in atomic batches. Their leads and deals stay. */
export async function deleteRows(teamId: string, routerId: string, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MAX_BATCH) {
    const batch = writeBatch(firestore());
    for (const id of ids.slice(from, from + MAX_BATCH))
      batch.delete(doc(firestore(), "crm", teamId, routerId, "body", "rows", id));
    await batch.commit();
  }
}
