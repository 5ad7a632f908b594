import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import type { EntityId } from "../record/entity";
import type { Note } from "../record/record";
import { recordsTexts } from "../texts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A note as HTML: escaped text, <br> for line breaks, then its images. It contains no other markup. */
export const noteHtml = (text: string, images: readonly string[] = []): string =>
  [
    ...(text === "" ? [] : [escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>")]),
    ...images.map((path) => `<img src="${escapeHtml(path)}" alt="">`),
  ].join("<br>");

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

type About = { id: string; entity_id: EntityId; record_id: string; text: string; images?: string[] };

export const newNote = (about: About, author: Pick<Actor, "id">, now: string): Note => ({
  ...about,
  author_id: author.id,
  images: about.images ?? [],
  html: noteHtml(about.text, about.images),
  created_at: now,
  updated_at: now,
});

export function editNote(
  note: Note,
  { text, images }: Pick<Note, "text" | "images">,
  editor: Actor,
  now: string,
): Note {
  assertChangeable(note, editor);
  const { meeting_changes: _, ...own } = note;
  return { ...own, text, images, html: noteHtml(text, images), updated_at: now };
}

/** Only its author and admins may change or delete a note. */
export function assertChangeable(note: Note, editor: Actor): void {
  if (note.author_id !== editor.id && editor.role !== "admin")
    throw new AppError("FORBIDDEN", recordsTexts.noteOfOther);
}
