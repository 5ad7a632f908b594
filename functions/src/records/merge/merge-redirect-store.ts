import type { CrmRecord } from "@dure/domain/records/record/record";
import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const merged = (teamId: string) => inTeam(teamId, "merged");

/** Saves a redirect from a merged record to its target, for links kept by people and other products. Only an undo ends it. */
export function saveMergeRedirect(
  tx: Transaction,
  teamId: string,
  { id, kind }: CrmRecord,
  into: string,
  now: string,
): void {
  tx.set(merged(teamId).doc(id), { kind, merged_into: into, merged_at: now });
}

export function removeMergeRedirect(tx: Transaction, teamId: string, id: string): void {
  tx.delete(merged(teamId).doc(id));
}

/** The ids of the merged records on the way from one to the record that now contains it; none if it was never merged. */
export async function mergedOnTheWay(tx: Transaction, teamId: string, id: string): Promise<string[]> {
  const into: unknown = (await tx.get(merged(teamId).doc(id))).get("merged_into");
  return typeof into === "string" ? [id, ...(await mergedOnTheWay(tx, teamId, into))] : [];
}

/**
 * Follows redirects to the record that now contains this one, through any number of merges; its own id if it was never
 * merged.
 */
export const followMerge = (teamId: string, id: string): Promise<string> => follow((doc) => doc.get(), teamId, id);

/** The same within a transaction, which is retried if a merge happens meanwhile. */
export const followMergeIn = (tx: Transaction, teamId: string, id: string): Promise<string> =>
  follow((doc) => tx.get(doc), teamId, id);

/** The ids of all records merged into one, directly or through others. */
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
  // The chain ends: only existing records are merged, and one that comes back has no redirect.
  const into: unknown = (await read(merged(teamId).doc(id))).get("merged_into");
  return typeof into === "string" ? follow(read, teamId, into) : id;
}
