import { removeImages } from "./note-images";
import { forgetNotes, someNotes } from "./note-store";

/** Removes every memo of a deleted record, images first. Idempotent. */
export async function removeNotesOf(teamId: string, recordId: string): Promise<void> {
  for (let notes = await someNotes(teamId, recordId); notes.length > 0; notes = await someNotes(teamId, recordId)) {
    await removeImages(
      teamId,
      notes.flatMap(({ images }) => images),
    );
    await forgetNotes(teamId, notes);
  }
}
