import type { RecordKind } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { fitIntoCommit } from "../record/fit-into-commit";
import { toRecord } from "../record/record-store";

/**
 * Reads the first of the records with these ids, at least one and at most as many as one commit can carry. The place of
 * a record that is deleted or of another kind holds undefined.
 */
export async function getSelectedRecords(
  tx: Transaction,
  teamId: string,
  kind: RecordKind,
  ids: readonly string[],
): Promise<(CrmRecord | undefined)[]> {
  const docs = await tx.getAll(...ids.map((id) => inTeam(teamId, "records").doc(id)));
  return fitIntoCommit(docs.map((doc) => (doc.get("kind") === kind ? toRecord(doc) : undefined)));
}
