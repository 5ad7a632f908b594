import { createHash } from "node:crypto";
import { StoredFile } from "@dure/domain/records/file/file";
import { filenameKey } from "@dure/domain/records/file/file-name";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const files = (teamId: string) => inTeam(teamId, "files");
const toFile = (doc: DocumentSnapshot): StoredFile => StoredFile.parse(doc.data());

/** The document that reserves a file name: concurrent uploads with the same name conflict here. */
const nameDoc = (teamId: string, recordId: string, filename: string) =>
  inTeam(teamId, "uniques").doc(
    `file:${recordId}:${createHash("sha256").update(filenameKey(filename)).digest("base64url")}`,
  );

export async function getFile(tx: Transaction, teamId: string, recordId: string, id: string): Promise<StoredFile> {
  return requireFile(await tx.get(files(teamId).doc(id)), recordId);
}

export async function readFile(teamId: string, recordId: string, id: string): Promise<StoredFile> {
  return requireFile(await files(teamId).doc(id).get(), recordId);
}

function requireFile(doc: DocumentSnapshot, recordId: string): StoredFile {
  if (doc.get("record_id") !== recordId || doc.get("removed_at") !== null)
    throw new AppError("NOT_FOUND", fileTexts.fileNotFound);
  return toFile(doc);
}

/** @throws CONFLICT if the upload is or was an attachment */
export async function assertNewFile(tx: Transaction, teamId: string, id: string): Promise<void> {
  if ((await tx.get(files(teamId).doc(id))).exists) throw new AppError("CONFLICT", fileTexts.fileTaken);
}

/** Checks that no other file of the record has the name. Reads only: call it before the first write. */
export async function assertFilenameFree(
  tx: Transaction,
  teamId: string,
  { id, record_id, filename }: StoredFile,
): Promise<void> {
  const owner = await ownerOfName(tx, teamId, record_id, filename);
  if (owner !== undefined && owner !== id) throw new AppError("CONFLICT", fileTexts.filenameTaken);
}

export const isFilenameFree = async (tx: Transaction, teamId: string, recordId: string, filename: string) =>
  (await ownerOfName(tx, teamId, recordId, filename)) === undefined;

const ownerOfName = async (tx: Transaction, teamId: string, recordId: string, filename: string): Promise<unknown> =>
  (await tx.get(nameDoc(teamId, recordId, filename))).get("file_id");

/** Saves a file, reserves its name, and frees its former name. */
export function saveFile(tx: Transaction, teamId: string, file: StoredFile, before?: StoredFile): void {
  if (before) tx.delete(nameDoc(teamId, before.record_id, before.filename));
  tx.set(nameDoc(teamId, file.record_id, file.filename), { kind: "file", record_id: file.record_id, file_id: file.id });
  tx.set(files(teamId).doc(file.id), file);
}

/** Marks a file as removed from its record; the document stays until the object is deleted. */
export function markRemoved(tx: Transaction, teamId: string, file: StoredFile, now: string): void {
  tx.delete(nameDoc(teamId, file.record_id, file.filename));
  tx.set(files(teamId).doc(file.id), { ...file, removed_at: now });
}

/** Deletes the document of a file whose object is deleted, and frees its name. */
export async function deleteFileDoc(
  teamId: string,
  { id, record_id, filename, removed_at }: StoredFile,
): Promise<void> {
  const batch = firestore.batch();
  // A file marked as removed has freed its name already; another file may use it now.
  if (removed_at === null) batch.delete(nameDoc(teamId, record_id, filename));
  batch.delete(files(teamId).doc(id));
  await batch.commit();
}

/** Finds all files of a record, including removed ones whose objects are not deleted yet. */
export async function findFiles(teamId: string, recordId: string): Promise<StoredFile[]> {
  return (await files(teamId).where("record_id", "==", recordId).get()).docs.map(toFile);
}

/** Returns the ids that belong to no file of the team. */
export async function unknownFiles(teamId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await firestore.getAll(...ids.map((id) => files(teamId).doc(id)));
  return new Set(docs.filter((doc) => !doc.exists).map((doc) => doc.id));
}
