import type { CrmRecord } from "@dure/domain/records/record/record";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";
import { fitIntoCommit } from "../record/fit-into-commit";
import { toRecord } from "../record/record-store";

/**
 * Whether a stage holds a record. Call it in the transaction that deletes the stage, so that no record is added
 * meanwhile.
 */
export async function holdsRecords(tx: Transaction, teamId: string, stageId: string): Promise<boolean> {
  const found = await tx.get(inTeam(teamId, "records").where("stage_id", "==", stageId).select().limit(1));
  return !found.empty;
}

/** The ids of up to `limit` deals of a deal type. */
export async function dealIdsOf(teamId: string, pipelineId: string, limit: number): Promise<string[]> {
  const found = await inTeam(teamId, "records").where("record_type_id", "==", pipelineId).select().limit(limit).get();
  return found.docs.map(({ id }) => id);
}

/** Reads those of the records that are still deals of the type, as many as one transaction can delete. */
export async function getDeals(
  tx: Transaction,
  teamId: string,
  pipelineId: string,
  ids: readonly string[],
): Promise<CrmRecord[]> {
  const docs = await tx.getAll(...ids.map((id) => inTeam(teamId, "records").doc(id)));
  return fitIntoCommit(docs.filter((doc) => doc.get("record_type_id") === pipelineId).map(toRecord));
}
