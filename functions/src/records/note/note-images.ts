import { fileTexts } from "@dure/domain/records/file/texts";
import { assertNoteImage, noteImageOf } from "@dure/domain/records/note/note-image";
import type { Note } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Context } from "../../platform/context";
import { reaction } from "../../platform/outbox/reaction";
import { closeObject, readObject, removeObject } from "../../platform/storage/bucket";
import type { Tx } from "../../platform/transaction/transaction-store";
import { assertNewImages, deleteImageDoc, saveImage } from "./note-image-store";

/** Content types of uploaded images, by path. */
export type Uploaded = ReadonlyMap<string, string>;

/** Looks up images in the bucket that the note does not have yet. */
export async function uploadedImages({ teamId, now }: Context, paths: readonly string[]): Promise<Uploaded> {
  const types = paths.map(async (path): Promise<[string, string]> => {
    const object = noteImageOf(path)?.teamId === teamId ? await readObject(path) : undefined;
    assertNoteImage(path, object, teamId, now);
    return [path, object?.contentType ?? ""];
  });
  return new Map(await Promise.all(types));
}

/**
 * Claims a note's new images and revokes their uploader's download token. It reads before it writes: call it before the
 * transaction's other writes.
 */
export async function claimImages(
  tx: Tx,
  teamId: string,
  { before, after, uploaded }: { before?: Note; after: Note; uploaded: Uploaded },
): Promise<void> {
  const added = after.images.filter((path) => !before?.images.includes(path));
  // A concurrent edit removed an image from the note after the uploads were looked up.
  if (added.some((path) => !uploaded.has(path))) throw new AppError("CONFLICT", recordsTexts.noteChanged);
  const ids = added.map((path) => ({ id: noteImageOf(path)?.id ?? "", type: uploaded.get(path) ?? "" }));
  await assertNewImages(
    tx,
    teamId,
    ids.map(({ id }) => id),
  );
  // Read last: a removed image's object is deleted before its document, so only a new image's object is there.
  const closed = await Promise.all(added.map(closeObject));
  if (closed.includes(false)) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
  for (const { id, type } of ids) saveImage(tx, teamId, id, after.id, type);
}

const EVENTS = ["note.changed", "note.deleted"] as const;

/** Deletes the images that were removed from a note. Idempotent. */
export const removeLostImages = reaction("remove-note-images", EVENTS, (teamId, { before, after }) =>
  removeImages(
    teamId,
    before.images.filter((path) => !after?.images.includes(path)),
  ),
);

export async function removeImages(teamId: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await removeObject(path);
    await deleteImageDoc(teamId, noteImageOf(path)?.id ?? "");
  }
}
