import { Note } from "@dure/domain/records/record/record";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { type Place, readPage } from "../../platform/firestore/read-page-store";

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

/** A page of a record's notes, newest first. */
export async function findNotes(
  teamId: string,
  recordId: string,
  after: Place | undefined,
): Promise<{ notes: Note[]; next: Place | undefined }> {
  const all = notes(teamId).where("record_id", "==", recordId);
  const page = { field: "created_at", direction: "desc", after, limit: PAGE_NOTES } as const;
  const { docs, next } = await readPage(all, page);
  return { notes: docs.map(toNote), next };
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
