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

/**
 * The merged records from a record on, and the record that now contains them. A record that was never merged has an
 * empty list and itself as its target.
 */
type MergeChain = { sourceIds: string[]; targetId: string };

/** The chain that begins with a record. The transaction is retried if a merge happens meanwhile. */
export const readMergeChain = (tx: Transaction, teamId: string, id: string): Promise<MergeChain> =>
  chainFrom((doc) => tx.get(doc), teamId, id);

/**
 * Follows redirects to the record that now contains this one, through any number of merges; its own id if it was never
 * merged.
 */
export const followMerge = async (teamId: string, id: string): Promise<string> =>
  (await chainFrom((doc) => doc.get(), teamId, id)).targetId;

/** Like `followMerge`, within a transaction, which is retried if a merge happens meanwhile. */
export const followMergeIn = async (tx: Transaction, teamId: string, id: string): Promise<string> =>
  (await readMergeChain(tx, teamId, id)).targetId;

/** The ids of all records merged into one, directly or through others. */
export async function mergedIdsOf(teamId: string, id: string): Promise<string[]> {
  const found = await merged(teamId).where("merged_into", "==", id).get();
  const further = await Promise.all(found.docs.map((doc) => mergedIdsOf(teamId, doc.id)));
  return [...found.docs.map((doc) => doc.id), ...further.flat()];
}

async function chainFrom(
  read: (doc: DocumentReference) => Promise<DocumentSnapshot>,
  teamId: string,
  id: string,
): Promise<MergeChain> {
  // The chain ends: only existing records are merged, and one that comes back has no redirect.
  const into: unknown = (await read(merged(teamId).doc(id))).get("merged_into");
  if (typeof into !== "string") return { sourceIds: [], targetId: id };
  const { sourceIds, targetId } = await chainFrom(read, teamId, into);
  return { sourceIds: [id, ...sourceIds], targetId };
}
