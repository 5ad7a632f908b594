import type { Actor } from "../shared/access";
import { AppError } from "../shared/error";
import type { EntityId } from "./entity";
import type { Note } from "./record";
import { recordsTexts } from "./texts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** The memo as HTML: its text escaped, a line break as <br>. */
export const noteHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign).replaceAll(/\r\n|\r|\n/g, "<br>");

type About = { id: string; entity_id: EntityId; record_id: string; text: string };

export const writeNote = (about: About, author: Pick<Actor, "id">, now: string): Note => ({
  ...about,
  author_id: author.id,
  html: noteHtml(about.text),
  created_at: now,
  updated_at: now,
});

export function rewriteNote(note: Note, text: string, editor: Actor, now: string): Note {
  assertChangeable(note, editor);
  return { ...note, text, html: noteHtml(text), updated_at: now };
}

/** Only its author and admins may change or delete a memo. */
export function assertChangeable(note: Note, editor: Actor): void {
  if (note.author_id !== editor.id && editor.role !== "admin")
    throw new AppError("FORBIDDEN", recordsTexts.noteOfOther);
}
