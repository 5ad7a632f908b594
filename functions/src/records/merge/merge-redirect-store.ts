import type { CrmRecord } from "@dure/domain/records/record/record";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const merged = (teamId: string) => inTeam(teamId, "merged");

/** Leaves at a record's id where it went, for good: links to it are kept by people and by other products. */
export function saveMergeRedirect(
  tx: Transaction,
  teamId: string,
  { id, kind }: CrmRecord,
  into: string,
  now: string,
): void {
  tx.set(merged(teamId).doc(id), { kind, merged_into: into, merged_at: now });
}

/** The id of the record that a record has become part of, however often it was merged since; else its own. */
export const followMerge = (teamId: string, id: string): Promise<string> => follow((doc) => doc.get(), teamId, id);

/** The same within a transaction, which a merge that comes meanwhile repeats. */
export const followMergeIn = (tx: Transaction, teamId: string, id: string): Promise<string> =>
  follow((doc) => tx.get(doc), teamId, id);

/** The ids of all records that became part of one, some of them through others. */
export async function mergedIdsOf(teamId: string, id: string): Promise<string[]> {
  const found = await merged(teamId).where("merged_into", "==", id).get();
  const further = await Promise.all(found.docs.map((doc) => mergedIdsOf(teamId, doc.id)));
  return [...found.docs.map((doc) => doc.id), ...further.flat()];
}

async function follow(
  read: (doc: DocumentReference) => Promise<DocumentSnapshot>,
  teamId: string,
  id: string,
): Promise<string> {
  // Only a record that is still there is merged, and none comes back: the way has an end.
  const into: unknown = (await read(merged(teamId).doc(id))).get("merged_into");
  return typeof into === "string" ? follow(read, teamId, into) : id;
}
