import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../firebase";

/** Deletes up to 500 documents atomically. Deleting a missing document is no failure. */
export async function removeDocs(docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  if (docs.length === 0) return;
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
