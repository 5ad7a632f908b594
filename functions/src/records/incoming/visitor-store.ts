import { createHash } from "node:crypto";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam, runTransaction } from "../../platform/firebase";
import { findMoves, removeMoves, saveMoves } from "../merge/merge-move-store";
import { mergedIdsOf, readMergeChain } from "../merge/merge-redirect-store";

/** The most visitors that the merge of a record links. */
const MAX_VISITORS = 400;

const visitors = (teamId: string) => inTeam(teamId, "visitors");

const linkId = (recordId: string, visitorId: string): string =>
  createHash("sha256").update(`${recordId} ${visitorId}`).digest("hex").slice(0, 40);

/**
 * Saves that a website's visitor is known as a record, since they submitted a form or booked a meeting and agreed to it
 * (docs/product/journeys.md#journey-of-a-record). A record has as many visitors as it has browsers.
 */
export function saveVisitor(
  tx: Transaction,
  teamId: string,
  { recordId, visitorId, now }: { recordId: string; visitorId: string | null; now: string },
): void {
  if (!visitorId) return;
  const link = {
    record_id: recordId,
    visitor_id: visitorId,
    linked_at: now,
    committed_at: FieldValue.serverTimestamp(),
  };
  tx.set(visitors(teamId).doc(linkId(recordId, visitorId)), link);
}

/** The visitors of a record and of the records merged into it, in no order. */
export async function findVisitors(teamId: string, recordId: string): Promise<string[]> {
  const ids = [recordId, ...(await mergedIdsOf(teamId, recordId))];
  const found = await Promise.all(ids.map((id) => visitors(teamId).where("record_id", "==", id).get()));
  return [...new Set(found.flatMap(({ docs }) => docs.map((doc) => String(doc.get("visitor_id")))))];
}

/** The ids of the records that a visitor was linked to. Each may have been merged or deleted since. */
export async function findRecordsOfVisitor(teamId: string, visitorId: string): Promise<string[]> {
  const { docs } = await visitors(teamId).where("visitor_id", "==", visitorId).get();
  return docs.map((doc) => String(doc.get("record_id")));
}

/** Removes the links of a visitor to these records, which are deleted, and tells the read models. Idempotent. */
export async function removeVisitor(teamId: string, visitorId: string, recordIds: readonly string[]): Promise<void> {
  for (const id of recordIds) {
    const batch = firestore.batch();
    batch.delete(visitors(teamId).doc(linkId(id, visitorId)));
    batch.set(visitors(teamId).doc(`gone-${id}`), { gone_record: id, committed_at: FieldValue.serverTimestamp() });
    await batch.commit();
  }
}

/** Links the visitors of a merged record with the one that it became part of, and notes the new links. It may run twice. */
export async function linkVisitorsOf(teamId: string, mergedId: string, now: string): Promise<void> {
  const { docs } = await visitors(teamId).where("record_id", "==", mergedId).limit(MAX_VISITORS).get();
  for (const doc of docs)
    await runTransaction(async (tx) => {
      const visitorId = String(doc.get("visitor_id"));
      const { sourceIds, targetId: recordId } = await readMergeChain(tx, teamId, mergedId);
      if (recordId === mergedId || (await tx.get(visitors(teamId).doc(linkId(recordId, visitorId)))).exists) return;
      saveVisitor(tx, teamId, { recordId, visitorId, now });
      const moves = sourceIds.map((source_id) => ({ source_id, what: "visitor" as const, id: visitorId }));
      saveMoves(tx, teamId, moves, now);
    });
}

/**
 * Removes the visitors that a record got by a merge that was undone. The read models drop all visitors of the record,
 * and get the remaining ones again. It may run twice.
 */
export async function unlinkVisitors(teamId: string, mergedId: string, recordId: string): Promise<void> {
  const isAny = await runTransaction(async (tx) => {
    const moves = await findMoves(tx, teamId, mergedId, ["visitor"], MAX_VISITORS);
    for (const { id } of moves) tx.delete(visitors(teamId).doc(linkId(recordId, id)));
    if (moves.length > 0)
      tx.set(visitors(teamId).doc(`gone-${recordId}`), {
        gone_record: recordId,
        committed_at: FieldValue.serverTimestamp(),
      });
    return moves.length > 0;
  });
  if (!isAny) return;
  const { docs } = await visitors(teamId).where("record_id", "==", recordId).get();
  for (const { ref } of docs) await ref.update({ committed_at: FieldValue.serverTimestamp() });
  await runTransaction(async (tx) =>
    removeMoves(tx, teamId, await findMoves(tx, teamId, mergedId, ["visitor"], MAX_VISITORS)),
  );
}
