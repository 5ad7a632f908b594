import { createHash } from "node:crypto";
import { StoredFile } from "@dure/domain/records/file/file";
import { filenameKey } from "@dure/domain/records/file/file-name";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const files = (teamId: string) => inTeam(teamId, "files");
const toFile = (doc: DocumentSnapshot): StoredFile => StoredFile.parse(doc.data());

/** Two files of one name at once meet in this document, and the second finds it taken. */
const nameDoc = (teamId: string, recordId: string, filename: string) =>
  inTeam(teamId, "uniques").doc(
    `file:${recordId}:${createHash("sha256").update(filenameKey(filename)).digest("base64url")}`,
  );

export async function getFile(tx: Transaction, teamId: string, recordId: string, id: string): Promise<StoredFile> {
  return known(await tx.get(files(teamId).doc(id)), recordId);
}

export async function readFile(teamId: string, recordId: string, id: string): Promise<StoredFile> {
  return known(await files(teamId).doc(id).get(), recordId);
}

function known(doc: DocumentSnapshot, recordId: string): StoredFile {
  if (doc.get("record_id") !== recordId || doc.get("removed_at") !== null)
    throw new AppError("NOT_FOUND", fileTexts.fileNotFound);
  return toFile(doc);
}

/** Refuses an upload that is an attachment already, or was one. */
export async function assertNewFile(tx: Transaction, teamId: string, id: string): Promise<void> {
  if ((await tx.get(files(teamId).doc(id))).exists) throw new AppError("CONFLICT", fileTexts.fileTaken);
}

/** Refuses a name that another file of the record has. Reads only: call it before the first write. */
export async function assertFilenameFree(
  tx: Transaction,
  teamId: string,
  { id, record_id, filename }: StoredFile,
): Promise<void> {
  const owner: unknown = (await tx.get(nameDoc(teamId, record_id, filename))).get("file_id");
  if (owner !== undefined && owner !== id) throw new AppError("CONFLICT", fileTexts.filenameTaken);
}

/** Keeps a file under its name, and frees the name it had. */
export function saveFile(tx: Transaction, teamId: string, file: StoredFile, before?: StoredFile): void {
  if (before) tx.delete(nameDoc(teamId, before.record_id, before.filename));
  tx.set(nameDoc(teamId, file.record_id, file.filename), { kind: "file", record_id: file.record_id, file_id: file.id });
  tx.set(files(teamId).doc(file.id), file);
}

/** Takes a file from its record; its document stays until the object is gone. */
export function markRemoved(tx: Transaction, teamId: string, file: StoredFile, now: string): void {
  tx.delete(nameDoc(teamId, file.record_id, file.filename));
  tx.set(files(teamId).doc(file.id), { ...file, removed_at: now });
}

/** Forgets a file whose object is gone, and frees its name. */
export async function forgetFile(teamId: string, { id, record_id, filename, removed_at }: StoredFile): Promise<void> {
  const batch = firestore.batch();
  // The name of one that was removed before may be another file's by now.
  if (removed_at === null) batch.delete(nameDoc(teamId, record_id, filename));
  batch.delete(files(teamId).doc(id));
  await batch.commit();
}

/** All files of a record, those included whose objects are still being removed. */
export async function findFiles(teamId: string, recordId: string): Promise<StoredFile[]> {
  return (await files(teamId).where("record_id", "==", recordId).get()).docs.map(toFile);
}

/** Which of these ids of a team are no file's. */
export async function unknownFiles(teamId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await firestore.getAll(...ids.map((id) => files(teamId).doc(id)));
  return new Set(docs.filter((doc) => !doc.exists).map((doc) => doc.id));
}
