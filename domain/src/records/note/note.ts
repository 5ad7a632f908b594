import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { escapeHtml } from "../../shared/strings/escape-html";
import type { EntityId } from "../record/entity";
import type { Note } from "../record/record";
import { recordsTexts } from "../texts";

/** A text as HTML: escaped, <br> for line breaks. It contains no other markup. */
const textHtml = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>");

const imagesHtml = (images: readonly string[]): string =>
  images.map((path) => `<img src="${escapeHtml(path)}" alt="">`).join("<br>");

/**
 * What a note says. `formatted` is the text as sanitized HTML; without it the text has no formatting. `text` is always
 * the plain text, for search and export.
 */
export type NoteContent = { text: string; formatted?: string | undefined; images: string[] };

/** A note as HTML: its text, then its images. */
export const noteHtml = (text: string, images: readonly string[] = [], formatted = textHtml(text)): string =>
  [formatted, imagesHtml(images)].filter((part) => part !== "").join("<br>");

/** The HTML of a note's text alone, without its images. */
export function noteBodyHtml({ html, images }: Pick<Note, "html" | "images">): string {
  const shown = imagesHtml(images);
  if (shown === "" || !html.endsWith(shown)) return html;
  return html.slice(0, -shown.length).replace(/<br>$/, "");
}

type About = { id: string; entity_id: EntityId; record_id: string };

export const newNote = (
  {
    id,
    entity_id,
    record_id,
    text,
    formatted,
    images = [],
  }: About & Omit<NoteContent, "images"> & { images?: string[] },
  author: Pick<Actor, "id">,
  now: string,
): Note => ({
  id,
  entity_id,
  record_id,
  author_id: author.id,
  text,
  images,
  html: noteHtml(text, images, formatted),
  created_at: now,
  updated_at: now,
});

export function editNote(note: Note, { text, formatted, images }: NoteContent, editor: Actor, now: string): Note {
  assertChangeable(note, editor);
  const { meeting_changes: _, ...own } = note;
  return { ...own, text, images, html: noteHtml(text, images, formatted), updated_at: now };
}

/** Only its author and admins may change or delete a note. */
export function assertChangeable(note: Note, editor: Actor): void {
  if (note.author_id !== editor.id && editor.role !== "admin")
    throw new AppError("FORBIDDEN", recordsTexts.noteOfOther);
}
