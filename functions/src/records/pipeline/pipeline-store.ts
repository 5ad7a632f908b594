import { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const recordTypes = (teamId: string) => inTeam(teamId, "record-types");

/** Deal types in order of creation. */
export async function findPipelines(teamId: string): Promise<Pipeline[]> {
  const found = await recordTypes(teamId).orderBy("created_at").get();
  return found.docs.map((doc) => Pipeline.parse(doc.data()));
}

/**
 * The same within a transaction: none of them can change or be deleted before the commit, but others may be created.
 */
export async function getPipelines(tx: Transaction, teamId: string): Promise<Pipeline[]> {
  const known = await findPipelines(teamId);
  const docs = known.length > 0 ? await tx.getAll(...known.map(({ id }) => recordTypes(teamId).doc(id))) : [];
  return docs.filter((doc) => doc.exists).map((doc) => Pipeline.parse(doc.data()));
}

export async function getPipeline(tx: Transaction, teamId: string, id: string): Promise<Pipeline> {
  const pipeline = await findPipeline(tx, teamId, id);
  if (!pipeline) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  return pipeline;
}

export async function readPipeline(teamId: string, id: string): Promise<Pipeline> {
  const doc = await recordTypes(teamId).doc(id).get();
  if (!doc.exists) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  return Pipeline.parse(doc.data());
}

export async function findPipeline(tx: Transaction, teamId: string, id: string): Promise<Pipeline | undefined> {
  const doc = await tx.get(recordTypes(teamId).doc(id));
  return doc.exists ? Pipeline.parse(doc.data()) : undefined;
}

/** Returns the ids of those deal types that exist. */
export async function existingTypes(
  reader: { getAll: (...docs: DocumentReference[]) => Promise<DocumentSnapshot[]> },
  teamId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const docs = [...new Set(ids)].map((id) => recordTypes(teamId).doc(id));
  const found = docs.length > 0 ? await reader.getAll(...docs) : [];
  return new Set(found.filter((doc) => doc.exists).map((doc) => doc.id));
}

export async function hasPipelines(tx: Transaction, teamId: string): Promise<boolean> {
  return !(await tx.get(recordTypes(teamId).limit(1))).empty;
}

export function savePipeline(tx: Transaction, teamId: string, pipeline: Pipeline): void {
  tx.set(recordTypes(teamId).doc(pipeline.id), { ...pipeline, committed_at: FieldValue.serverTimestamp() });
}

export function removePipeline(tx: Transaction, teamId: string, pipelineId: string): void {
  tx.delete(recordTypes(teamId).doc(pipelineId));
}
