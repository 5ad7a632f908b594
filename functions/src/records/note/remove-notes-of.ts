import { removeImages } from "./note-images";
import { deleteNotes, findNoteBatch } from "./note-store";

/** Removes every note of a deleted record, images first. Idempotent. */
export async function removeNotesOf(teamId: string, recordId: string): Promise<void> {
  for (
    let notes = await findNoteBatch(teamId, recordId);
    notes.length > 0;
    notes = await findNoteBatch(teamId, recordId)
  ) {
    await removeImages(
      teamId,
      notes.flatMap(({ images }) => images),
    );
    await deleteNotes(teamId, notes);
  }
}
