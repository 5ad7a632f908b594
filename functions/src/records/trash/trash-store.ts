import { CrmRecord } from "@dure/domain/records/record/record";
import { RESTORABLE_MS } from "@dure/domain/records/record/trash";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { pagesOf } from "../../platform/firestore/pages-of-store";
import { type Place, readPage } from "../../platform/firestore/read-page-store";
import { actorOf } from "../../platform/transaction/transaction-store";

const DUE_AT_ONCE = 50;
export const TRASH_PAGE = 100;

const trash = (teamId: string) => inTeam(teamId, "trash");

/** Moves a record that is being deleted into the trash, with its expiry and who deletes it. */
export function putInTrash(tx: Transaction, teamId: string, record: CrmRecord, now: string): void {
  const deleted_by = actorOf(tx)?.id ?? null;
  const purge_at = new Date(Date.parse(now) + RESTORABLE_MS).toISOString();
  const kept = { record, kind: record.kind, deleted_at: now, deleted_by, purge_at, purging: false };
  tx.set(trash(teamId).doc(record.id), kept);
}

export type Deleted = {
  record: CrmRecord;
  deleted_at: string;
  deleted_by: string | null;
  purge_at: string;
  purging: boolean;
};

/** Deleted records of a kind, the last one first, in pages of `TRASH_PAGE`. */
export async function findDeleted(teamId: string, kind: CrmRecord["kind"], after: Place | undefined) {
  const page = { field: "deleted_at", direction: "desc", after, limit: TRASH_PAGE } as const;
  const { docs, next } = await readPage(trash(teamId).where("kind", "==", kind), page);
  const deleted = docs.map(
    (doc): Deleted => ({
      record: CrmRecord.parse(doc.get("record")),
      deleted_at: doc.get("deleted_at"),
      deleted_by: doc.get("deleted_by") ?? null,
      purge_at: doc.get("purge_at"),
      purging: doc.get("purging"),
    }),
  );
  return { deleted, next };
}

/** Finds a deleted record that can still be restored. */
export async function findInTrash(tx: Transaction, teamId: string, id: string): Promise<CrmRecord | undefined> {
  const doc = await tx.get(trash(teamId).doc(id));
  return doc.get("purging") === false ? CrmRecord.parse(doc.get("record")) : undefined;
}

export function takeFromTrash(tx: Transaction, teamId: string, id: string): void {
  tx.delete(trash(teamId).doc(id));
}

export type ExpiredRecord = { teamId: string; id: string };

/** Expired records of all teams, oldest first, page by page. */
export async function* dueInTrash(now: string): AsyncGenerator<ExpiredRecord[]> {
  const due = firestore.collectionGroup("trash").where("purge_at", "<=", now).orderBy("purge_at");
  for await (const page of pagesOf(due, DUE_AT_ONCE))
    yield page.map((doc) => ({ teamId: doc.ref.parent.parent?.id ?? "", id: doc.id }));
}

/**
 * Marks a record as no longer restorable.
 * @returns whether it is still deleted; it may have been restored meanwhile
 */
export function beginPurge({ teamId, id }: ExpiredRecord, now: string): Promise<boolean> {
  const ref = trash(teamId).doc(id);
  return runTransaction(async (tx) => {
    const doc = await tx.get(ref);
    const isDue = doc.exists && doc.get("purge_at") <= now;
    if (isDue) tx.update(ref, { purging: true });
    return isDue;
  });
}

export async function endPurge({ teamId, id }: ExpiredRecord): Promise<void> {
  await trash(teamId).doc(id).delete();
}
