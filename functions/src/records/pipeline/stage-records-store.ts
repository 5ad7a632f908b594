import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** Whether a record stands at a stage. Asked within the transaction that deletes the stage, so that none comes meanwhile. */
export async function holdsRecords(tx: Transaction, teamId: string, stageId: string): Promise<boolean> {
  const found = await tx.get(inTeam(teamId, "records").where("stage_id", "==", stageId).select().limit(1));
  return !found.empty;
}

/** Some deals of a deal type, by their ids. */
export async function dealIdsOf(teamId: string, pipelineId: string, limit: number): Promise<string[]> {
  const found = await inTeam(teamId, "records").where("record_type_id", "==", pipelineId).select().limit(limit).get();
  return found.docs.map(({ id }) => id);
}
