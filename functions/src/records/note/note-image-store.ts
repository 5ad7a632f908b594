import { fileTexts } from "@dure/domain/records/file/texts";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const images = (teamId: string) => inTeam(teamId, "note-images");

/** Checks that the images are not, and never were, in a note. Reads only: call it before the first write. */
export async function assertNewImages(tx: Transaction, teamId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const docs = await tx.getAll(...ids.map((id) => images(teamId).doc(id)));
  if (docs.some((doc) => doc.exists)) throw new AppError("CONFLICT", fileTexts.fileTaken);
}

/** Records that an image belongs to a note, and its content type. */
export function saveImage(tx: Transaction, teamId: string, id: string, noteId: string, contentType: string): void {
  tx.set(images(teamId).doc(id), { note_id: noteId, content_type: contentType });
}

export async function readImageType(teamId: string, id: string): Promise<string> {
  const type: unknown = (await images(teamId).doc(id).get()).get("content_type");
  if (typeof type !== "string") throw new AppError("NOT_FOUND", recordsTexts.noteNotFound);
  return type;
}

export async function deleteImageDoc(teamId: string, id: string): Promise<void> {
  await images(teamId).doc(id).delete();
}

/** Returns the ids that belong to no note of the team. */
export async function unknownImages(teamId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await firestore.getAll(...ids.map((id) => images(teamId).doc(id)));
  return new Set(docs.filter((doc) => !doc.exists).map((doc) => doc.id));
}
