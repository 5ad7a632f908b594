import type { RecordKind } from "@dure/domain/records/entity";
import type { CrmRecord } from "@dure/domain/records/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { toRecord } from "../record/record-store";

/** A commit carries ten megabytes, and each record is written with its audit entry and its event: five times in all. */
const MAX_BYTES = 1_500_000;

/**
 * The first of the records with these ids, as many as a commit can carry and at least one; undefined in the place of
 * one that is gone or of another kind.
 */
export async function getChosen(
  tx: Transaction,
  teamId: string,
  kind: RecordKind,
  ids: readonly string[],
): Promise<(CrmRecord | undefined)[]> {
  const docs = await tx.getAll(...ids.map((id) => inTeam(teamId, "records").doc(id)));
  const chosen = docs.map((doc) => (doc.get("kind") === kind ? toRecord(doc) : undefined));
  let room = MAX_BYTES;
  return chosen.filter((record, place) => {
    room -= record ? Buffer.byteLength(JSON.stringify(record)) : 0;
    return place === 0 || room > 0;
  });
}
