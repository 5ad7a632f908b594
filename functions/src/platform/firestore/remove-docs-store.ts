import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { firestore } from "../firebase";

/** Removes at most 500 documents at once: all of them or none. One that is gone already is no failure. */
export async function removeDocs(docs: readonly QueryDocumentSnapshot[]): Promise<void> {
  if (docs.length === 0) return;
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
