import { Note } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { type DocumentSnapshot, FieldPath, type Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";

const PAGE_NOTES = 100;
const DELETE_BATCH = 200;

const notes = (teamId: string) => inTeam(teamId, "notes");
const toNote = (doc: DocumentSnapshot): Note => Note.parse(doc.data());

export async function getNote(tx: Transaction, teamId: string, recordId: string, id: string): Promise<Note> {
  return requireNote(await tx.get(notes(teamId).doc(id)), recordId);
}

export async function readNote(teamId: string, recordId: string, id: string): Promise<Note> {
  return requireNote(await notes(teamId).doc(id).get(), recordId);
}

export async function findNote(tx: Transaction, teamId: string, id: string): Promise<Note | undefined> {
  const doc = await tx.get(notes(teamId).doc(id));
  return doc.exists ? toNote(doc) : undefined;
}

function requireNote(doc: DocumentSnapshot, recordId: string): Note {
  if (doc.get("record_id") !== recordId) throw new AppError("NOT_FOUND", recordsTexts.noteNotFound);
  return toNote(doc);
}

export function saveNote(tx: Transaction, teamId: string, note: Note): void {
  tx.set(notes(teamId).doc(note.id), note);
}

export function removeNote(tx: Transaction, teamId: string, id: string): void {
  tx.delete(notes(teamId).doc(id));
}

/** The cursor: the last note of a page. Older notes follow. */
type NotePlace = Pick<Note, "created_at" | "id">;

/** A page of a record's notes, newest first. */
export async function findNotes(
  teamId: string,
  recordId: string,
  after: NotePlace | undefined,
): Promise<{ notes: Note[]; isLast: boolean }> {
  const all = notes(teamId)
    .where("record_id", "==", recordId)
    .orderBy("created_at", "desc")
    .orderBy(FieldPath.documentId(), "desc");
  const { docs } = await (after ? all.startAfter(after.created_at, after.id) : all).limit(PAGE_NOTES + 1).get();
  return { notes: docs.slice(0, PAGE_NOTES).map(toNote), isLast: docs.length <= PAGE_NOTES };
}

/** Finds a batch of a record's notes, in no particular order. */
export async function findNoteBatch(teamId: string, recordId: string): Promise<Note[]> {
  const found = await notes(teamId).where("record_id", "==", recordId).limit(DELETE_BATCH).get();
  return found.docs.map(toNote);
}

export async function deleteNotes(teamId: string, list: readonly Note[]): Promise<void> {
  const batch = firestore.batch();
  for (const { id } of list) batch.delete(notes(teamId).doc(id));
  await batch.commit();
}
